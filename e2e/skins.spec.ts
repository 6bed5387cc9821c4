import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { findings } from './axe.ts';
import { holdBack } from './hold-back.ts';
import { storeTheme, THEMES } from './themes.ts';

const FABBRO = 'f0c1a000000040008000000000000001';
const NO_TEXTURE = '9'.repeat(64);
const LOOKUPS = '**/api/mojang/users/profiles/minecraft/*';

const username = (page: Page) => page.getByLabel('Username', { exact: true });
const getSkin = (page: Page) => page.getByRole('button', { name: 'Get skin' });
const picture = (page: Page, name: string) => page.getByRole('img', { name, exact: true });

/** One pixel. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');

test.beforeEach(async ({ page }) => {
  await page.goto('/texture/skins');
});

async function lookUp(page: Page, typed: string) {
  await username(page).fill(typed);
  await getSkin(page).click();
}

async function expectLoaded(page: Page, name: string) {
  const image = picture(page, name);
  await expect(image).toBeVisible();
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
}

function skinOf(width: number, height: number, level: number): Buffer {
  const file = new PNG({ width, height });
  for (let at = 0; at < file.data.length; at += 4) file.data.set([level, 90, 60, 255], at);
  return PNG.sync.write(file);
}

test('a name sent before the page can answer is looked up at once, and once', async ({ page }) => {
  const release = await holdBack(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const lookups = () => asked.filter((path) => /mojang|session/.test(path));
  await page.goto('/texture/skins', { waitUntil: 'commit' });
  await lookUp(page, 'Fabbro');
  await expect.poll(lookups).toHaveLength(2);
  release();
  await expectLoaded(page, 'Avatar of Fabbro');
  await expect(page.getByText(/^(Slim arms|Wide arms \(classic\))$/)).toBeVisible();
  expect(lookups()).toEqual([
    '/api/mojang/users/profiles/minecraft/Fabbro',
    `/api/session/profile/${FABBRO}`,
  ]);
});

test('a name brings avatar, figure and skin file from the addresses of the specification', async ({
  page,
}) => {
  await lookUp(page, 'fabbro');
  const addresses = {
    'Avatar of Fabbro': `/api/crafatar/avatars/${FABBRO}?size=128`,
    'Full body render of Fabbro': `/api/crafatar/renders/body/${FABBRO}?scale=4`,
    'Skin of Fabbro': `/api/crafatar/skins/${FABBRO}`,
  };
  for (const [name, address] of Object.entries(addresses)) {
    await expectLoaded(page, name);
    await expect(picture(page, name)).toHaveAttribute('src', address);
  }
  const link = page.getByRole('link', { name: 'Download skin' });
  await expect(link).toHaveAttribute('href', `/api/crafatar/skins/${FABBRO}?download`);
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('Fabbro.png');
  const file = PNG.sync.read(await readFile(await (await download).path()));
  expect([file.width, file.height]).toEqual([64, 64]);
});

test('an empty username is refused without a request, and clears the result', async ({ page }) => {
  await lookUp(page, 'Fabbro');
  await expectLoaded(page, 'Avatar of Fabbro');
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests += 1;
  });
  await lookUp(page, '   ');
  await expect(page.getByText('Please enter a username.')).toBeVisible();
  await expect(picture(page, 'Avatar of Fabbro')).toBeHidden();
  expect(requests).toBe(0);
});

test('a player who does not exist is reported by name, and clears the result', async ({ page }) => {
  await lookUp(page, 'Fabbro');
  await expectLoaded(page, 'Avatar of Fabbro');
  await lookUp(page, 'Nessuno');
  await expect(page.getByText('Could not find player "Nessuno".')).toBeVisible();
  await expect(picture(page, 'Avatar of Fabbro')).toBeHidden();
  await expect(getSkin(page)).toBeEnabled();
});

for (const status of [429, 500, 503]) {
  test(`status ${status} is told as the catalogue says, with advice`, async ({ page }) => {
    await page.route(LOOKUPS, (route) => route.fulfill({ status, json: { code: 'x' } }));
    await lookUp(page, 'Fabbro');
    await expect(page.getByText('Could not find player "Fabbro".')).toBeVisible();
    await expect(page.getByText('Mojang is not answering us')).toBeVisible();
  });
}

test('a limit names its reason and counts the seconds down', async ({ page }) => {
  await page.clock.install();
  await page.goto('/texture/skins');
  await page.route(LOOKUPS, (route) =>
    route.fulfill({
      status: 503,
      headers: { 'Retry-After': '3000' },
      json: { code: 'upstream_busy', message: 'x' },
    }),
  );
  await lookUp(page, 'Fabbro');
  await expect(page.getByRole('alert')).toHaveText('Could not find player "Fabbro".');
  await expect(
    page.getByText(/^Mojang limits .* again in (2,9\d\d|3,000) seconds\.$/),
  ).toBeVisible();
  await page.clock.fastForward(3_000_000);
  await expect(page.getByText(/^Mojang limits .* again now\.$/)).toBeVisible();
});

test('an answer without an id is a message under the form', async ({ page }) => {
  await page.route(LOOKUPS, (route) => route.fulfill({ json: { name: 'Fabbro' } }));
  await lookUp(page, 'Fabbro');
  await expect(page.getByRole('alert')).toHaveText('Could not get UUID for player "Fabbro".');
  await expect(getSkin(page)).toBeEnabled();
});

test('another name and Enter replace a lookup that is running', async ({ page }) => {
  await page.route('**/minecraft/Nessuno', () => undefined);
  await lookUp(page, 'Nessuno');
  await expect(page.getByRole('button', { name: 'Loading…' })).toBeDisabled();
  await username(page).fill('Fabbro');
  await username(page).press('Enter');
  await expectLoaded(page, 'Avatar of Fabbro');
  await expect(username(page)).toHaveValue('Fabbro');
});

test('a failed request shows the browser’s reason', async ({ page }) => {
  await page.route(LOOKUPS, (route) => route.abort());
  await lookUp(page, 'Fabbro');
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch');
});

test('while it loads, the button says so and is disabled', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(LOOKUPS, async (route) => {
    await held;
    await route.continue();
  });
  await lookUp(page, 'Fabbro');
  await expect(page.getByRole('button', { name: 'Loading…' })).toBeDisabled();
  answer();
  await expectLoaded(page, 'Avatar of Fabbro');
  await expect(getSkin(page)).toBeEnabled();
});

test('when answers arrive out of order, the newest lookup wins', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/minecraft/Fabbro', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await lookUp(page, 'Fabbro');
  const aborted = page.waitForEvent('requestfailed', (request) => /Fabbro$/.test(request.url()));
  await page.getByRole('button', { name: 'Notch' }).click();
  await aborted;
  await expectLoaded(page, 'Avatar of Notch');
  answer();
  await expect(picture(page, 'Avatar of Notch')).toBeVisible();
  await expect(picture(page, 'Avatar of Fabbro')).toBeHidden();
});

test('a uuid, a texture hash and a texture URL are understood; a foreign URL is refused', async ({
  page,
}) => {
  await lookUp(page, 'F0C1A000-0000-4000-8000-000000000001');
  await expectLoaded(page, 'Avatar of Fabbro');
  const hash = (await page.locator('dd code').last().textContent()) ?? '';
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  for (const typed of [hash, `http://textures.minecraft.net/texture/${hash}`]) {
    await lookUp(page, typed);
    await expectLoaded(page, `Skin of ${hash.slice(0, 12)}`);
  }
  await lookUp(page, `https://example.net/texture/${hash}`);
  await expect(page.getByRole('alert')).toHaveText(
    'Only skins from textures.minecraft.net can be shown.',
  );
});

test('a texture that Mojang does not have is told at the field, and there is nothing to download', async ({
  page,
}) => {
  await lookUp(page, 'Fabbro');
  await expectLoaded(page, 'Avatar of Fabbro');
  await lookUp(page, NO_TEXTURE);
  await expect(page.getByRole('alert')).toHaveText('Mojang has no such texture.');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Download skin' })).toBeHidden();
});

test('a texture that cannot be loaded at the moment can be tried again', async ({ page }) => {
  const failing = '**/api/crafatar/**';
  await page.route(failing, (route) => route.fulfill({ status: 503, json: { code: 'busy' } }));
  await lookUp(page, NO_TEXTURE);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(3);
});

test('details can be copied, and a head command is one step away', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await lookUp(page, 'Mantello');
  await expect(page.getByText('Slim arms')).toBeVisible();
  await expectLoaded(page, 'Cape of Mantello');
  await page.getByRole('button', { name: 'Int array' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('[I;-255746048,16384,-2147483648,7]');
  await page.getByRole('button', { name: 'Copy texture value' }).click();
  await expect
    .poll(async () => atob(await page.evaluate(() => navigator.clipboard.readText())))
    .toContain('"profileName": "Mantello"');
  await page.getByRole('button', { name: 'Copy avatar' }).click();
  await expect(page.getByText('Picture copied to clipboard!')).toBeVisible();
  await page.getByRole('link', { name: 'Make a head command' }).click();
  await expect(page).toHaveURL(/\/texture\/skulls\?.*Mantello/);
});

test('a player without a skin shows the one that the game chooses', async ({ page }) => {
  await lookUp(page, 'Senza_Skin');
  await expectLoaded(page, 'Full body render of Senza_Skin');
  await expect(page.getByText('chosen by the game')).toBeVisible();
});

test('view, second layer and cape change the pictures', async ({ page }) => {
  await lookUp(page, 'Fabbro');
  await page.getByRole('switch', { name: 'Second layer' }).check();
  await page.getByRole('switch', { name: 'Cape' }).check();
  await page.getByText('Back', { exact: true }).click();
  await expectLoaded(page, 'Full body render of Fabbro');
  await expect(picture(page, 'Full body render of Fabbro')).toHaveAttribute(
    'src',
    `/api/crafatar/renders/body/${FABBRO}?scale=4&overlay=1&view=back&cape=1`,
  );
  await expect(picture(page, 'Avatar of Fabbro')).toHaveAttribute(
    'src',
    `/api/crafatar/avatars/${FABBRO}?size=128&overlay=1`,
  );
});

test('a link opens the player at once', async ({ page }) => {
  await page.goto('/texture/skins?player=Scintilla&overlay=1');
  await expectLoaded(page, 'Avatar of Scintilla');
  await expect(username(page)).toHaveValue('Scintilla');
});

test('the form works without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/texture/skins');
  await lookUp(page, 'Fabbro');
  await expect(page).toHaveURL(/\/texture\/skins\?player=Fabbro$/);
  await context.close();
});

test('a refresh brings the new skin', async ({ page }) => {
  await page.route('**/api/session/profile/*', async (route) => {
    const reply = await route.fetch();
    const isOld = !route.request().url().includes('refresh');
    await route.fulfill({
      response: reply,
      headers: { ...reply.headers(), age: isOld ? '600' : '0', 'cache-control': 'no-store' },
    });
  });
  await lookUp(page, 'Fabbro');
  await expect(page.getByText('10 minutes ago')).toBeVisible();
  await page.getByRole('button', { name: 'Ask Mojang again' }).click();
  await expect(page.getByText('just now')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask Mojang again' })).toBeDisabled();
  await expect(picture(page, 'Skin of Fabbro')).toHaveAttribute('src', /\?v=\d+$/);
});

test('a refresh that fails says so, and the skin stays', async ({ page }) => {
  await page.route('**/api/session/profile/*', async (route) => {
    if (route.request().url().includes('refresh')) return route.fulfill({ status: 503, body: '' });
    const reply = await route.fetch();
    await route.fulfill({
      response: reply,
      headers: { ...reply.headers(), age: '600', 'cache-control': 'no-store' },
    });
  });
  await lookUp(page, 'Fabbro');
  await page.getByRole('button', { name: 'Ask Mojang again' }).click();
  await expect(page.getByText('Could not fetch profile for player "Fabbro".')).toBeVisible();
  await expectLoaded(page, 'Skin of Fabbro');
  await expect(page.getByText('10 minutes ago')).toBeVisible();
});

/** One of the picture's pixels, which are drawn after the picture is on the page. */
function pixelOf(picture: Locator): Promise<readonly number[]> {
  return picture.evaluate((canvas) => [
    ...((canvas as HTMLCanvasElement).getContext('2d')?.getImageData(64, 64, 1, 1).data ?? []),
  ]);
}

test('a file of one’s own is drawn here, and nothing is uploaded', async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests += 1;
  });
  const file = { name: 'mine.png', mimeType: 'image/png', buffer: skinOf(64, 64, 200) };
  await page.locator('input[type=file]').setInputFiles(file);
  const avatar = picture(page, 'Avatar of mine');
  await expect.poll(() => pixelOf(avatar)).toEqual([200, 90, 60, 255]);
  await expectLoaded(page, 'Skin of mine');
  await expect(picture(page, 'Full body render of mine')).toBeVisible();
  expect(requests).toBe(0);
});

test('the skin of a file is copied as it is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const buffer = skinOf(64, 64, 200);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mine.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Copy skin image' }).click();
  await expect(page.getByText('Picture copied to clipboard!')).toBeVisible();
});

test('colors of transparent pixels of the first layer are shown, as in the game', async ({
  page,
}) => {
  const file = new PNG({ width: 64, height: 64 });
  for (let at = 0; at < file.data.length; at += 4) file.data.set([200, 90, 60, 0], at);
  const buffer = PNG.sync.write(file);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'clear.png', mimeType: 'image/png', buffer });
  const avatar = picture(page, 'Avatar of clear');
  await expect.poll(() => pixelOf(avatar)).toEqual([200, 90, 60, 255]);
});

test('undo takes the skin away that was looked up, and redo brings it back', async ({ page }) => {
  await lookUp(page, 'Fabbro');
  await expectLoaded(page, 'Skin of Fabbro');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await expect(picture(page, 'Skin of Fabbro')).toHaveCount(0);
  await expect(username(page)).toHaveValue('');
  await page.keyboard.press('Control+y');
  await expectLoaded(page, 'Skin of Fabbro');
  await expect(username(page)).toHaveValue('Fabbro');
});

for (const [what, buffer, words] of [
  ['a picture of another size', skinOf(128, 128, 9), 'A skin has 64×64 pixels'],
  ['no picture', Buffer.from('hello'), 'This file is not a PNG picture.'],
  ['a picture of another kind', GIF, 'This file is not a PNG picture.'],
] as const) {
  test(`${what} is refused in words`, async ({ page }) => {
    const file = { name: 'odd.png', mimeType: 'image/png', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByRole('alert')).toContainText(words);
  });
}

test('a skin file can be dropped anywhere on the tool', async ({ page }) => {
  const bytes = [...skinOf(64, 32, 120)];
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(content)], 'old.png', { type: 'image/png' }));
    return data;
  }, bytes);
  await username(page).dispatchEvent('drop', { dataTransfer: transfer });
  await expect(picture(page, 'Avatar of old')).toBeVisible();
});

test('3D is fetched when asked for, turns under the arrow keys, and goes away', async ({
  page,
}) => {
  test.slow(); // WebGL runs on the CPU here
  const large: string[] = [];
  page.on('response', async (response) => {
    if (/scene-.*\.js/.test(response.url())) large.push(response.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await lookUp(page, 'Fabbro');
  await expectLoaded(page, 'Full body render of Fabbro');
  expect(large).toEqual([]);
  await page.getByRole('button', { name: 'Open 3D viewer' }).click();
  const canvas = page.locator('canvas[aria-label="3D skin of Fabbro"]');
  await expect(page.getByText('Drag to turn')).toBeVisible({ timeout: 30_000 });
  expect(large).toHaveLength(1);
  // With reduced motion the figure stops by itself.
  let before = await canvas.screenshot();
  await expect(async () => {
    const last = before;
    before = await canvas.screenshot();
    expect(before.equals(last)).toBe(true);
  }).toPass();
  await canvas.focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await canvas.screenshot()).equals(before)).toBe(false);
  await page.getByRole('combobox', { name: 'Pose' }).selectOption('Walk');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Reset view' }).click();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByRole('button', { name: 'Close 3D viewer' }).click();
  await expect(canvas).toBeHidden();
  await expectLoaded(page, 'Full body render of Fabbro');
});

test('where the code for 3D does not come, the browser is not blamed', async ({ page }) => {
  await page.route('**/assets/scene-*.js', (route) => route.abort());
  await page.goto('/texture/skins?player=Fabbro');
  await page.getByRole('button', { name: 'Open 3D viewer' }).click();
  await expect(page.getByText('This could not be loaded. Check your connection')).toBeVisible();
  await expectLoaded(page, 'Full body render of Fabbro');
});

test('without WebGL the picture stays', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      return kind.includes('webgl') ? null : Reflect.apply(original, this, [kind]);
    } as typeof original;
  });
  await page.goto('/texture/skins?player=Fabbro');
  await page.getByRole('button', { name: 'Open 3D viewer' }).click();
  await expect(page.getByText('cannot show 3D')).toBeVisible({ timeout: 30_000 });
  await expectLoaded(page, 'Full body render of Fabbro');
});

for (const theme of THEMES) {
  test(`a result is accessible to all (${theme})`, async ({ page }) => {
    await storeTheme(page, theme);
    await page.goto('/texture/skins?player=Fabbro&overlay=1');
    await expectLoaded(page, 'Full body render of Fabbro');
    await expect(page.getByText('just now').or(page.getByText('ago'))).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}

test('Italian has the same page', async ({ page }) => {
  await page.goto('/texture/skins?lng=it&player=Fabbro');
  await expectLoaded(page, 'Figura intera di Fabbro');
  await expect(page.getByRole('button', { name: 'Mostra skin' })).toBeVisible();
});
