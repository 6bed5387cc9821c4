import { expect, type Page, test } from '@playwright/test';
import { exampleAnswers } from '../scripts/api-examples/example-answers.ts';
import recorded from '../web/src/pages/api/examples.json' with { type: 'json' };

const card = (page: Page, path: string) =>
  page.getByRole('region', { name: `GET ${path}`, exact: true });

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function openCard(page: Page, path: string) {
  const opened = card(page, path);
  await opened.getByText(`GET ${path}`).first().click();
  return opened;
}

test('the example answers are what the server answers', async ({ baseURL }) => {
  // Ports of the demo servers, times and the signature's timestamp differ from run to run.
  const lasting = (answers: unknown) =>
    JSON.parse(
      JSON.stringify(answers, (key, value) =>
        ['port', 'latency_ms', 'cachehit', 'cachetime', 'cacheexpire', 'value'].includes(key)
          ? typeof value
          : value,
      ),
    );
  // Whether Mojang blocks a server is known soon after the first question.
  await expect
    .poll(async () => lasting(await exampleAnswers(baseURL ?? '')))
    .toEqual(lasting(recorded));
});

for (const { language, tryIt, send, answer, status } of [
  {
    language: 'en',
    tryIt: 'Try it',
    send: 'Send the request',
    answer: 'Answer',
    status: 'Status 200',
  },
  {
    language: 'it',
    tryIt: 'Provalo',
    send: 'Invia la richiesta',
    answer: 'Risposta',
    status: 'Stato 200',
  },
]) {
  test(`an endpoint can be tried: ${language}`, async ({ page }) => {
    await page.goto(`/api?lng=${language}`);
    const gradient = await openCard(page, '/api/v2/rgb');
    await gradient.getByRole('button', { name: tryIt }).click();
    await gradient.getByRole('textbox', { name: 'text', exact: true }).fill('Ciao');
    await gradient.getByRole('combobox', { name: 'bold' }).selectOption('true');
    await gradient.getByRole('button', { name: send }).click();
    await expect(gradient.getByRole('status')).toContainText(status);
    await expect(gradient.getByRole('region', { name: answer, exact: true })).toContainText(
      '"output": "&#E43A96&lC',
    );
  });
}

test('a picture is shown, and a refusal with its code', async ({ page }) => {
  await page.goto('/api');
  const avatar = await openCard(page, '/api/crafatar/avatars/{id}');
  await avatar.getByRole('button', { name: 'Try it' }).click();
  await avatar.getByRole('button', { name: 'Send the request' }).click();
  const picture = avatar.getByRole('img', { name: 'Answer' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
  await avatar.getByRole('textbox', { name: 'id' }).fill('not a name');
  await page.keyboard.press('Enter');
  await expect(avatar.getByRole('status')).toContainText('Status 422');
  await expect(avatar.getByRole('status')).toContainText('bad_skin_id');
});

test('the request is written in four languages, with the address of this site', async ({
  page,
  baseURL,
}) => {
  await page.goto('/api');
  const status = await openCard(page, '/api/mcsrvstat/3/{address}');
  const code = status.getByRole('region', { name: /As code/ });
  const address = `${baseURL}/api/mcsrvstat/3/play.example.com`;
  await expect(code).toContainText(`curl --fail-with-body '${address}'`);
  for (const [language, expected] of [
    ['JavaScript', `await fetch("${address}")`],
    ['Java', `java.net.URI.create("${address}")`],
    ['Python', `urlopen("${address}")`],
  ] as const) {
    await page.getByRole('combobox', { name: 'Code in' }).selectOption(language);
    await expect(code).toContainText(expected);
  }
});

test('on a wide screen a list beside the endpoints leads to each, and stays in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/api?lng=en');
  const list = page.getByRole('navigation', { name: 'On this page' });
  const links = list.getByRole('link');
  const regions = page.getByRole('region', { name: /^GET / });
  await expect(links).toHaveCount((await regions.count()) + 4);
  await list.getByRole('link', { name: '/api/v2/rgb' }).click();
  const code = card(page, '/api/v2/rgb').getByRole('region', { name: /As code/ });
  await expect(code).toBeInViewport();
  await expect(links.first()).toBeInViewport();
  await expect(links.last()).toBeInViewport();
  expect(await heightOf(page)).toBeLessThanOrEqual(4000);
});

test('on a phone all endpoints are seen in a few screens, and a link opens its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/api?lng=it');
  expect(await heightOf(page)).toBeLessThanOrEqual(5000);
  await page.goto('/api?lng=it#gradient');
  const parameters = card(page, '/api/v2/rgb').getByText('al massimo 10.000 caratteri');
  await expect(parameters).toBeInViewport();
});

test('without scripts every endpoint is described', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/api?lng=it');
  await expect(card(page, '/head/{playerName}')).toContainText('La testa di un giocatore');
  await expect(card(page, '/api/v2/rgb')).toContainText('al massimo 10.000 caratteri');
  await context.close();
});

test('what programs do with a watch is named, and how its secret is sent', async ({ page }) => {
  await page.goto('/api?lng=en#server-watch');
  const watch = page.getByRole('region', { name: 'Server watch', exact: true });
  await expect(watch).toBeInViewport();
  await watch.getByText('All endpoints').click();
  await expect(watch).toContainText('Authorization: Bearer');
  await expect(watch.getByRole('listitem').first()).toContainText('POST /api/watch');
  await expect(watch).toContainText('GET /api/status/{slug}');
});
