// The page of a public watch, as those see it who have nothing but its address.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fallbackLanguage, languageCodes } from '@fucina/site';
import { words } from '@fucina/site/words';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { collectComplaints } from './complaints.ts';
import { makeWatch, removeWatches } from './make-watch.ts';
import { openWhole } from './open-whole.ts';
import { expectWellMadeInThemes, storeTheme } from './themes.ts';

/** A first look begins at once. */
const FIRST_LOOK = { timeout: 90_000 };

test.afterEach(({ request }) => removeWatches(request));

async function makePublic(request: APIRequestContext) {
  const { id, secret } = await makeWatch(request, 'play.demo', ['java', 'bedrock']);
  const headers = { Authorization: `Bearer ${secret}` };
  const set = async (isPublic: boolean) => {
    const { revision } = await (await request.get(`/api/watch/${id}`, { headers })).json();
    const data = { revision, is_public: isPublic };
    return (await request.patch(`/api/watch/${id}`, { headers, data })).json();
  };
  const { slug }: { slug: string } = await set(true);
  const state = async () => (await (await request.get(`/api/status/${slug}`)).json()).state;
  await expect.poll(state, FIRST_LOOK).toBe('up');
  return { slug, set, link: `/watch/${id}#${secret}` };
}

for (const language of languageCodes) {
  test(`in ${language} it is whole without scripts`, async ({ browser, baseURL, request }) => {
    test.slow();
    const { slug, set } = await makePublic(request);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    const { watched: w, status_page: own, server_watch: tool } = words[language];
    const reply = await page.goto(`/status/${slug}?lng=${language}`);
    expect(reply?.status()).toBe(200);
    await expect(page).toHaveTitle(`play.demo: ${tool.states.up} | Fucina`);
    await expect(page.getByRole('heading', { level: 1, name: 'play.demo' })).toBeVisible();
    const region = (name: string) => page.getByRole('region', { name, exact: true });
    await region(w.days.title).getByText(w.days.as_table).click();
    await expect(region(w.days.title).getByRole('row')).toHaveCount(91);
    await expect(region(w.incidents.title)).toContainText(w.incidents.none);
    await expect(region(w.heat.title).getByRole('table')).toBeVisible();
    await expect(region(own.how.title)).toContainText(own.how.unverified);

    await page.getByRole('link', { name: w.charts.ranges.week }).click();
    await expect(page).toHaveURL(/range=week/);
    await expect(page.getByRole('link', { name: w.charts.ranges.week })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.getByRole('link', { name: 'Bedrock' }).click();
    await expect(page).toHaveURL(/edition=bedrock/);

    await set(false);
    expect((await page.reload())?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.failures.none.title);
    await context.close();
  });

  test(`in ${language} it is accessible in both themes, and whole at 320 px`, async ({
    page,
    request,
  }) => {
    test.slow();
    const { slug } = await makePublic(request);
    const complaints = collectComplaints(page);
    await storeTheme(page, language === fallbackLanguage ? 'light' : 'dark');
    await openWhole(page, `/status/${slug}?lng=${language}`);
    // What our server has written is still there, with its title.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('play.demo');
    await expect(page).toHaveTitle(/^play\.demo: /);
    await expectWellMadeInThemes(page);
    expect(complaints).toEqual([]);
  });
}

test('another language is chosen without leaving the page', async ({ page, request }) => {
  test.slow();
  const { slug } = await makePublic(request);
  await openWhole(page, `/status/${slug}?lng=en`);
  await page
    .getByRole('radio', { name: 'Italiano' })
    .or(page.getByText('IT', { exact: true }))
    .first()
    .click();
  await expect(page.getByRole('region', { name: words.it.watched.incidents.title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('play.demo');
});

test('the frame is shown by pages of other sites, the page itself is not', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow();
  const { slug } = await makePublic(request);
  const frames = [`/embed/${slug}?lng=en`, `/status/${slug}?lng=en`].map(
    (path) => `<iframe src="${baseURL}${path}"></iframe>`,
  );
  const other = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(frames.join(''));
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  const embedded = page.frameLocator('iframe').nth(0);
  await expect(embedded.getByText('Up', { exact: true })).toBeVisible();
  await expect(embedded.getByRole('link', { name: 'play.demo' })).toBeVisible();
  const refused = page.frameLocator('iframe').nth(1);
  await expect(refused.getByRole('heading', { name: 'play.demo' })).toHaveCount(0);
  other.close();
});

test('its owner makes the page public and private on the page of the watch', async ({
  page,
  request,
}) => {
  test.slow();
  const { link, set, slug } = await makePublic(request);
  await set(false);
  await openWhole(page, link);
  const card = page.getByRole('region', { name: 'Public page', exact: true });
  await card.getByRole('button', { name: 'Make it public' }).click();
  await expect(card.getByRole('link', { name: 'Open the public page' })).toBeVisible();
  await expect(card.getByRole('img', { name: 'play.demo' })).toHaveJSProperty('complete', true);
  await card.getByRole('link', { name: 'Open the public page' }).click();
  await expect(page).toHaveURL(new RegExp(`/status/${slug}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('play.demo');
});
