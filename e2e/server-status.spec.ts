import { expect, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';
import { collectComplaints } from './complaints.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
import { storeTheme } from './themes.ts';

const STATUS = '**/api/mcsrvstat/**';
const region = (page: Page) => page.getByRole('region', { name: 'Server status' });

async function check(page: Page, address: string) {
  await page.getByLabel('Server address', { exact: true }).fill(address);
  await page.getByRole('button', { name: 'Check Status' }).click();
}

test('a Java server is found under its friendly name', async ({ page }) => {
  await page.goto('/tools/server-status');
  await check(page, 'play.demo');
  await expect(region(page)).toContainText('Online');
  await expect(region(page).getByRole('heading', { name: 'play.demo' })).toBeVisible();
  await expect(region(page)).toContainText('4 / 60');
  await expect(region(page)).toContainText('Paper 1.21.8');
  await expect(region(page)).toContainText('Anvil festival tonight');
  await expect(region(page).locator('img')).toHaveAttribute('src', /^data:image\/png;base64,/);
  await expect(region(page)).toContainText('Martello');
});

test('a Bedrock server is found', async ({ page, request }) => {
  const port19132 = await request.get('/api/mcsrvstat/bedrock/3/bedrock.demo');
  test.skip(!(await port19132.json()).online, 'skipped: another demo has port 19132');
  await page.goto('/tools/server-status');
  await page.getByRole('checkbox', { name: 'This is a Bedrock server' }).check();
  await check(page, 'bedrock.demo');
  await expect(region(page)).toContainText('Online');
  await expect(region(page)).toContainText('2 / 20');
  await expect(region(page)).toContainText('Survival');
});

test('an offline server says what failed and what to try', async ({ page }) => {
  await page.goto('/tools/server-status');
  await check(page, 'offline.demo');
  await expect(region(page)).toContainText('Offline');
  await expect(region(page)).toContainText('nothing listens on that port');
  await region(page).getByRole('button', { name: 'Try as a Bedrock server' }).click();
  await expect(page.getByRole('checkbox', { name: 'This is a Bedrock server' })).toBeChecked();
});

test('an empty address is refused without a request', async ({ page }) => {
  let requests = 0;
  await page.route(STATUS, (route) => {
    requests += 1;
    return route.continue();
  });
  await page.goto('/tools/server-status');
  await page.getByRole('button', { name: 'Check Status' }).click();
  await expect(page.getByLabel('Server address', { exact: true })).toHaveAccessibleDescription(
    /Please enter a server address\./,
  );
  expect(requests).toBe(0);
});

test('while it checks, the button says so and cannot be pressed', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(STATUS, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.goto('/tools/server-status');
  await check(page, 'play.demo');
  await expect(page.getByRole('button', { name: 'Checking...' })).toBeDisabled();
  release();
  await expect(page.getByRole('button', { name: 'Check Status' })).toBeEnabled();
});

test('a private address is refused with the reason, and there is no second try', async ({
  page,
}) => {
  await page.route(STATUS, (route) =>
    route.fulfill({ status: 400, json: { code: 'blocked_target', message: '' } }),
  );
  await page.goto('/tools/server-status');
  await check(page, '192.168.1.20');
  await expect(page.getByText('not at private addresses such as 192.168.1.20')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check again' })).toHaveCount(0);
});

test('a refusal of the service shows the one sentence', async ({ page }) => {
  await page.route(STATUS, (route) => route.fulfill({ status: 502, json: {} }));
  await page.goto('/tools/server-status');
  await check(page, 'play.demo');
  await expect(page.getByRole('alert')).toHaveText(
    'Could not fetch server status. The server might be offline or the address is incorrect.',
  );
});

test('a link reopens the server and checks it; the server is remembered', async ({ page }) => {
  await page.goto('/tools/server-status?address=play.demo');
  await expect(region(page)).toContainText('Online');
  // What remembers it is loaded once a server was found.
  await expect(page.getByRole('button', { name: 'Remove play.demo' })).toBeVisible();
  await page.goto('/tools/server-status');
  await page.getByRole('button', { name: 'Remove play.demo' }).click();
  await expect(page.getByRole('heading', { name: 'Recent servers' })).toBeHidden();
});

test('the badge is an image that a page can show', async ({ page, request }) => {
  await page.goto('/tools/server-status?address=play.demo');
  await page.getByRole('button', { name: 'Show it on your site' }).click();
  const badge = page.getByRole('img', { name: 'Status of play.demo' });
  await expect(badge).toBeVisible();
  await expect
    .poll(() => badge.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  const icon = await request.get('/api/mcsrvstat/icon/offline.demo');
  expect(icon.headers()['content-type']).toBe('image/png');
});

test('a Bedrock server that is asked as Java is recognised', async ({ page, request }) => {
  const bedrock = await request.get('/api/mcsrvstat/bedrock/3/bedrock.demo');
  test.skip(!(await bedrock.json()).online, 'skipped: another demo has port 19132');
  await page.goto('/tools/server-status');
  await check(page, 'bedrock.demo:19132');
  await expect(region(page)).toContainText('a Bedrock server answers there');
  await region(page).getByRole('button', { name: 'Try as a Bedrock server' }).click();
  await expect(region(page)).toContainText('Online');
});

for (const [address, theme, language] of [
  ['play.demo', 'light', 'en'],
  ['play.demo', 'dark', 'it'],
  ['offline.demo', 'dark', 'en'],
  ['offline.demo', 'light', 'it'],
] as const) {
  test(`${address} in ${language}, ${theme}: nothing to object to`, async ({ page }) => {
    const complaints = collectComplaints(page);
    await storeTheme(page, theme);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/tools/server-status?address=${address}&lng=${language}`);
    await expect(page.locator('section').getByRole('heading', { name: address })).toBeVisible();
    const sideways = await sidewaysScroll(page);
    expect({ complaints, findings: await findings(page), sideways }).toEqual({
      complaints: [],
      findings: [],
      sideways: 0,
    });
  });
}

test.describe('without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the header leads to the tools, and the form is answered in words', async ({ page }) => {
    await page.goto('/tools/server-status');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'Texture' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Tools' })).toBeVisible();
    await page.goto('/tools/server-status?lng=it');
    const italian = page.getByRole('banner').getByRole('link', { name: 'Strumenti' });
    await expect(italian).toBeInViewport({ ratio: 1 });
    expect(await sidewaysScroll(page)).toBe(0);
    await page.goto('/tools/server-status');
    await page.getByLabel('Server address', { exact: true }).fill('two words');
    await page.getByRole('button', { name: 'Check Status' }).click();
    await expect(page.locator('#plain-result')).toHaveText(/^Could not fetch server status\./);
    await expect(page.getByLabel('Server address', { exact: true })).toHaveValue('two words');
  });

  test('the answer keeps the language of the link and what was typed', async ({ page }) => {
    await page.goto('/tools/server-status?lng=it');
    await page.getByLabel('Indirizzo del server', { exact: true }).fill('two "words"');
    await page.getByRole('checkbox', { name: 'È un server Bedrock' }).check();
    await page.getByRole('button', { name: 'Controlla lo stato' }).click();
    await expect(page.locator('#plain-result')).toHaveText(/^Impossibile/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    const address = page.getByLabel('Indirizzo del server', { exact: true });
    await expect(address).toHaveValue('two "words"');
    await expect(page.getByRole('checkbox', { name: 'È un server Bedrock' })).toBeChecked();
  });
});
