// Servers of their own, which die and come back: a watch as its owner sees it.
import { words } from '@fucina/site/words';
import { expect, type Page, test } from '@playwright/test';
import { startDemoJavaServer } from '../scripts/demo/java-server.ts';
import { findings } from './axe.ts';
import { tabTo } from './keyboard.ts';
import { makeWatch, removeWatches } from './make-watch.ts';
import { openWhole } from './open-whole.ts';
import { expectWellMadeInThemes } from './themes.ts';

/** A failure is confirmed within seconds, but the next look may be a minute away. */
const NEXT_LOOK = { timeout: 90_000 };

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.afterEach(({ request }) => removeWatches(request));

test('a watch is made and kept; its server dies, and comes back', async ({ page }) => {
  test.slow();
  const server = await startDemoJavaServer();
  const address = `127.0.0.1:${server.port}`;
  await page.goto('/tools/server-watch');
  await page.getByLabel('Server address').fill(address);
  await page.getByRole('button', { name: 'Watch it' }).click();
  const link = page.getByText(/\/watch\/\w{10}#fw_\w{26}$/);
  await expect(link).toBeVisible();
  await page.getByRole('link', { name: 'Open the watch' }).click();
  await expect(page).toHaveURL(/\/watch\/\w{10}$/);
  await expect(page.getByText(/^Up for/)).toBeVisible(NEXT_LOOK);
  await expect(page.getByRole('slider', { name: 'Read the days' })).toBeVisible();
  await expect(region(page, 'Outages')).toContainText('No outage so far.');

  await server.close();
  await expect(page.getByText(/^Not reachable for .* nothing listens on that port\.$/)).toBeVisible(
    NEXT_LOOK,
  );
  await expect(region(page, 'Outages')).toContainText(/so far.*nothing listens on that port/s);

  const again = await startDemoJavaServer(server.port);
  await expect(page.getByText(/^Up for/)).toBeVisible(NEXT_LOOK);
  await expect(region(page, 'Outages').getByRole('listitem')).toContainText('–');

  // The browser has kept its secret: neither the address nor the tool needs the link again.
  await page.reload();
  await expect(page.getByText(/^Up for/)).toBeVisible();
  await page.getByRole('link', { name: 'All your watches' }).click();
  await expect(region(page, 'Watched from this browser')).toContainText('Up');
  await again.close();
});

test('the secret is in no request line and in no referrer, and leaves the address', async ({
  page,
  request,
}) => {
  const { path, secret } = await makeWatch(request, 'play.demo');
  const told: string[] = [];
  page.on('request', (sent) => told.push(sent.url(), sent.headers().referer ?? ''));
  await page.goto(`${path}#${secret}`);
  await expect(region(page, '90 days')).toBeVisible();
  expect(page.url()).not.toContain(secret);
  expect(told.filter((text) => text.includes(secret))).toEqual([]);
});

for (const language of ['en', 'it'] as const) {
  test(`a watch in ${language}: accessible in both themes, whole at 320 px, wrong links told`, async ({
    page,
    request,
  }) => {
    test.slow();
    const { path, secret } = await makeWatch(request, 'play.demo');
    const w = words[language].watched;
    await openWhole(page, `${path}?lng=${language}#${secret}`);
    await expect(region(page, w.heat.title)).toBeVisible();
    await expect(region(page, w.changes.title)).toBeVisible();
    await expectWellMadeInThemes(page);
    await page.goto('about:blank');
    await page.goto(`${path}?lng=${language}#fw_${'0'.repeat(26)}`);
    await expect(page.getByRole('alert')).toContainText(
      words[language].server_watch.errors.watch_not_found,
    );
    expect(await findings(page)).toEqual([]);
  });
}

test('keys alone read the days and the charts, and delete the watch', async ({ page, request }) => {
  test.slow();
  const { path, secret, address } = await makeWatch(request, 'play.demo');
  await openWhole(page, `${path}#${secret}`);
  const days = page.getByRole('slider', { name: 'Read the days' });
  await tabTo(page, days);
  const today = await days.getAttribute('aria-valuetext');
  await page.keyboard.press('Home');
  await expect(days).toHaveAttribute('aria-valuetext', /not measured$/);
  await page.keyboard.press('End');
  await expect(days).toHaveAttribute('aria-valuetext', today ?? '');
  const players = page.getByRole('slider', { name: 'Players: read the values' });
  await tabTo(page, players);
  await page.keyboard.press('PageDown');
  await expect(players).toHaveAttribute('aria-valuetext', /: /);
  await tabTo(page, page.getByRole('textbox', { name: `To confirm, type ${address}` }));
  await page.keyboard.type(address);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/are deleted\.$/)).toBeVisible();
  const gone = await request.get(`/api${path}`, { headers: { Authorization: `Bearer ${secret}` } });
  expect(gone.status()).toBe(404);
});

test('without scripts the page of a watch says what it needs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/watch/0123456789');
  await expect(page.getByText(/asks for its numbers with scripts/)).toBeVisible();
  await context.close();
});
