import { expect, test } from '@playwright/test';

const italianHeading = 'Stato del server';

test('the language switch changes the page at once, keeps query and hash, and lasts', async ({
  page,
  context,
}) => {
  await page.goto('/tools/server-status?address=example.org#live');
  const group = page.getByRole('group', { name: 'Language' });
  await expect(group.getByRole('button', { name: 'EN' })).toHaveAttribute('aria-pressed', 'true');
  await group.getByRole('button', { name: 'IT' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(italianHeading);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page).toHaveURL('/tools/server-status?address=example.org#live');
  await expect(page).toHaveTitle(/Stato di un server Minecraft/);
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('it');
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'i18next')?.value).toBe('it');

  // The next document from the server is Italian before any script runs.
  const document = await (await page.request.get('/tools')).text();
  expect(document).toContain('<html lang="it">');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(italianHeading);
});

test('the language in a URL is used until another one is chosen', async ({ page }) => {
  await page.goto('/tools/server-status?lng=it&address=example.org');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(italianHeading);
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page).toHaveURL('/tools/server-status?address=example.org');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Server status');
});

test('the language of a link lasts as long as its tab, and is no choice', async ({
  page,
  context,
}) => {
  await page.goto('/tools/server-status');
  await page.getByRole('button', { name: 'IT', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(italianHeading);
  await page.goto('/tools?lng=en');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Tools');
  await page.getByRole('link', { name: /^Try.* Server status/ }).click();
  await expect(heading).toHaveText('Server status');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(heading).toHaveText('Server status');
  const other = await context.newPage();
  await other.goto('/tools/server-status');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(italianHeading);
  await page.getByRole('button', { name: 'IT', exact: true }).click();
  await expect(heading).toHaveText(italianHeading);
  await page.reload();
  await expect(heading).toHaveText(italianHeading);
});

test('the place of the notifications is named in the language of the page', async ({ page }) => {
  await page.goto('/tools/smallcap');
  await page.getByRole('textbox').first().focus();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await page.getByRole('button', { name: 'IT', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Notifiche' })).toBeAttached();
});

test('a stored choice without its cookie is used, and the cookie is set', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'it'));
  await page.goto('/tools/server-status');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(italianHeading);
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'i18next')?.value)
    .toBe('it');
});

test.describe('an Italian browser', () => {
  test.use({ locale: 'it-IT' });

  test('gets Italian on the first visit', async ({ page }) => {
    await page.goto('/tools/server-status');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(italianHeading);
    const missing = await page.goto('/nulla');
    expect(missing?.status()).toBe(404);
    await expect(page.getByRole('link', { name: 'Torna alla pagina iniziale' })).toBeVisible();
  });
});

test('a word that Italian lacks is shown in English', async ({ page }) => {
  await page.route('**/locales/it/translation.json', async (route) => {
    const answer = await route.fetch();
    const words = await answer.json();
    delete words.server_status.title;
    await route.fulfill({ response: answer, json: words });
  });
  await page.goto('/tools/server-status');
  await page.getByRole('button', { name: 'IT', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Server status');
});

test('Italian words that fail to load once are loaded again', async ({ page }) => {
  await page.goto('/tools/server-status');
  let asked = 0;
  // Not with `times: 1`: Playwright then ends all interception, and the browser may forget the page's own words, which
  // are asked for at the same moment.
  await page.route('**/locales/it/translation.json', (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.getByRole('button', { name: 'IT', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(italianHeading);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  expect(asked).toBe(2);
});

test('without the Italian words the page stays English, says so, and the next click works', async ({
  page,
}) => {
  await page.goto('/tools/server-status');
  await page.route('**/locales/it/translation.json', (route) => route.abort());
  await page.getByRole('button', { name: 'IT', exact: true }).click();
  await expect(page.getByRole('button', { name: 'IT', exact: true })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(page.getByText('Language not changed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'IT', exact: true })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  expect(await page.evaluate(() => [document.cookie, localStorage.getItem('i18nextLng')])).toEqual([
    '',
    null,
  ]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Server status');
  await page.unroute('**/locales/it/translation.json');
  await page.getByRole('button', { name: 'IT', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(italianHeading);
});

test('the theme is light by default, switches, lasts, and never flashes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/tools');
  const root = page.locator('html');
  await expect(root).not.toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(root).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('vite-ui-theme'))).toBe('dark');

  // Without the application only the inline script before the first paint runs.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(root).toHaveClass(/dark/);
  await page.unroute('**/assets/*.js');
  await page.reload();
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(root).not.toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('vite-ui-theme'))).toBe('light');
});

test('the theme "system" follows the operating system', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('vite-ui-theme', 'system'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).not.toHaveClass(/dark/);
});

test('the dark theme is printed in dark letters, and a window into the game as it is', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('vite-ui-theme', 'dark'));
  await page.goto('/tools/motd');
  const lightness = () =>
    page.evaluate(() => {
      const [red = 0, green = 0, blue = 0] = (
        getComputedStyle(document.querySelector('h1') ?? document.body).color.match(/\d+/g) ?? []
      ).map(Number);
      return (red + green + blue) / 3;
    });
  expect(await lightness()).toBeGreaterThan(200);
  await page.emulateMedia({ media: 'print' });
  expect(await lightness()).toBeLessThan(60);
  const game = page.locator('.game-window').first();
  await expect(game).toHaveCSS('print-color-adjust', 'exact');
  await page.emulateMedia({ media: 'screen' });
  expect(await lightness()).toBeGreaterThan(200);
});
