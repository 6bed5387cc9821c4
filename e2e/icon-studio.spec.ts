import { readFile } from 'node:fs/promises';
import { languageCodes } from '@fucina/site';
import { fillIn, words } from '@fucina/site/words';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { findings } from './axe.ts';
import { pressOn, tabTo } from './keyboard.ts';

const PAGE = '/tools/motd';

type Rgba = readonly [number, number, number, number];

function pngOf(width: number, height: number, colorOf: (x: number, y: number) => Rgba): Buffer {
  const file = new PNG({ width, height });
  for (let at = 0; at < width * height; at += 1) {
    file.data.set(colorOf(at % width, Math.floor(at / width)), at * 4);
  }
  return PNG.sync.write(file);
}

async function openPicture(page: Page, name: string, mimeType: string, buffer: Buffer) {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a picture' }).click();
  await (await choosing).setFiles({ name, mimeType, buffer });
}

/** The icon as it is downloaded. */
async function download(
  page: Page,
  press = () => page.getByRole('button', { name: 'Download server-icon.png' }).click(),
): Promise<PNG> {
  const downloading = page.waitForEvent('download');
  await press();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('server-icon.png');
  return PNG.sync.read(await readFile(await file.path()));
}

/** The icon as it is shown, to wait for: a browser gives no eleventh file in quick succession. */
async function shown(image: Locator): Promise<PNG> {
  const address = await image.getAttribute('src');
  return PNG.sync.read(Buffer.from(address?.split(',')[1] ?? '', 'base64'));
}

function pixel({ data, width }: PNG, x: number, y: number): readonly number[] {
  return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
}

const frame = (page: Page) => page.getByRole('application', { name: /^Crop frame/ });
const drawing = (page: Page) => page.getByRole('application', { name: /^Drawing/ });
const result = (page: Page) => page.getByRole('img', { name: 'Icon at GUI scale 1' });

async function openStudio(page: Page) {
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Server icon' }).click();
  await page.getByRole('button', { name: 'Make an icon' }).click();
  await expect(page.getByRole('tab', { name: 'Picture' })).toBeVisible();
}

test.beforeEach(({ page }) => openStudio(page));

test('a wide photo is cropped in its middle and not stretched', async ({ page }) => {
  const photo = pngOf(300, 150, (x, y) =>
    x < 75 || x >= 225 ? [255, 0, 0, 255] : [(x * 7 + y) % 256, (y * 13 + x) % 256, 200, 255],
  );
  await openPicture(page, 'photo.png', 'image/png', photo);
  await expect(frame(page)).toHaveAccessibleName('Crop frame: x 75, y 0, size 150');
  const icon = await download(page);
  expect([icon.width, icon.height]).toEqual([64, 64]);
  for (let y = 0; y < 64; y += 1) expect(pixel(icon, 0, y)[2]).toBe(200);
});

test('pixel art keeps its pixels', async ({ page }) => {
  const colorOf = (x: number, y: number): Rgba => [x * 16, y * 16, 99, 255];
  await openPicture(page, 'apple.png', 'image/png', pngOf(16, 16, colorOf));
  const icon = await download(page);
  for (const [x, y] of [
    [0, 0],
    [3, 3],
    [4, 0],
    [63, 62],
  ] as const) {
    expect(pixel(icon, x, y)).toEqual(colorOf(x >> 2, y >> 2));
  }
  await expect(page.getByText('Pixels stay pixels.')).toBeVisible();
});

test('a half transparent picture keeps its color', async ({ page }) => {
  const red = pngOf(200, 200, (x) => (x < 100 ? [255, 0, 0, 128] : [0, 0, 0, 0]));
  await openPicture(page, 'red.png', 'image/png', red);
  const icon = await download(page);
  expect([pixel(icon, 3, 3), pixel(icon, 60, 3)]).toEqual([
    [255, 0, 0, 128],
    [0, 0, 0, 0],
  ]);
});

test('a photo that a phone turned stands upright', async ({ page }) => {
  // A JPEG made by the browser: red on the left, blue on the right; then told to be turned to the right.
  const jpeg = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(80, 80);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('there is no canvas');
    context.fillStyle = 'red';
    context.fillRect(0, 0, 40, 80);
    context.fillStyle = 'blue';
    context.fillRect(40, 0, 40, 80);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  const orientation = [0xff, 0xe1, 0, 34, 69, 120, 105, 102, 0, 0, 77, 77, 0, 42, 0, 0, 0, 8]
    .concat([0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0])
    .concat([0, 0, 0, 0]);
  const turned = Buffer.from([...jpeg.slice(0, 2), ...orientation, ...jpeg.slice(2)]);
  await openPicture(page, 'photo.jpg', 'image/jpeg', turned);
  const icon = await download(page);
  expect(pixel(icon, 32, 5)[0]).toBeGreaterThan(240);
  expect(pixel(icon, 32, 60)[2]).toBeGreaterThan(240);
});

test('an icon with 16 bits becomes one with 8, and is warned about', async ({ page }) => {
  const deep = new PNG({ width: 64, height: 64 });
  const channels = Array.from({ length: 64 * 64 }, () => [200, 100, 50, 255]).flat();
  deep.data = Buffer.from(Uint16Array.from(channels, (byte) => byte * 257).buffer);
  const file = PNG.sync.write(deep, { bitDepth: 16 });
  await openPicture(page, 'deep.png', 'image/png', file);
  await expect(page.getByText(/16 bits per channel/)).toBeVisible();
  expect(pixel(await download(page), 9, 9)).toEqual([200, 100, 50, 255]);
});

test('an SVG picture that would never be drawn is refused', async ({ page }) => {
  const levels = Array.from(
    { length: 9 },
    (_, level) => `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(10)}</g>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">
    <g id="g0"><rect width="9" height="9"/></g>${levels.join('')}</svg>`;
  await openPicture(page, 'copies.svg', 'image/svg+xml', Buffer.from(svg));
  await expect(page.getByText(words.en.icon.errors.undecodable)).toBeVisible();
});

test('an SVG picture is drawn and loads nothing', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">
    <style>@import url(${baseURL}/svg-style.css);</style>
    <rect width="10" height="10" fill="#00ff00"/>
    <image href="${baseURL}/svg-picture.png" x="9" width="1" height="1"/>
    <script>fetch('${baseURL}/svg-script')</script>
  </svg>`;
  await openPicture(page, 'logo.svg', 'image/svg+xml', Buffer.from(svg));
  expect(pixel(await download(page), 32, 32)).toEqual([0, 255, 0, 255]);
  expect(asked.filter((url) => url.includes('svg-'))).toEqual([]);
});

test('hostile files are refused in words', async ({ page }) => {
  const bomb = pngOf(1, 1, () => [0, 0, 0, 255]);
  bomb.writeUInt32BE(60_000, 16);
  const truncated = pngOf(300, 300, (x, y) => [x % 256, y % 256, 0, 255]).subarray(0, 200);
  const files = [
    ['page.png', Buffer.from('<html></html>'), /This is not a picture that can be opened/],
    ['bomb.png', bomb, '60,000 × 1 pixels; up to 8,192 on a side'],
    ['half.png', truncated, /Your browser cannot read this picture/],
    ['heavy.png', Buffer.alloc(21_000_000, 1), 'This file has 21 MB'],
    ['empty.png', Buffer.alloc(0), 'This file is empty.'],
  ] as const;
  for (const [name, buffer, message] of files) {
    await openPicture(page, name, 'image/png', buffer);
    await expect(page.getByRole('alert')).toContainText(message);
  }
  await openPicture(
    page,
    'fine.png',
    'image/png',
    pngOf(64, 64, () => [1, 2, 3, 255]),
  );
  await expect(result(page)).toBeVisible();
});

test('the icon is shown in the list at once, and kept for the next visit', async ({ page }) => {
  const inList = page
    .getByRole('region', { name: 'In the server list' })
    .locator('img.game-server-icon');
  await expect(inList).toHaveCount(0);
  await openPicture(
    page,
    'a.png',
    'image/png',
    pngOf(64, 64, () => [1, 2, 3, 255]),
  );
  await expect(inList).toHaveAttribute('src', /^data:image\/png;base64,/);
  await page.reload();
  await expect(inList).toHaveAttribute('src', /^data:image\/png;base64,/);
  const change = page.getByRole('button', { name: 'Change the icon' });
  // The one on the icon in the list leads to the one below, which opens the studio.
  await change.first().click();
  await expect(change.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Picture' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Line 1', exact: true }).focus();
  await change.press('Enter');
  await expect(page.getByRole('tab', { name: 'Picture' })).toBeFocused();
  expect(pixel(await download(page), 5, 5)).toEqual([1, 2, 3, 255]);
  await page.getByRole('button', { name: 'Remove the icon' }).click();
  await expect(inList).toHaveCount(0);
});

test('a refused file leaves the picture that is being cropped as it is', async ({ page }) => {
  const photo = pngOf(300, 150, () => [1, 2, 3, 255]);
  await openPicture(page, 'photo.png', 'image/png', photo);
  await expect(frame(page)).toBeVisible();
  await openPicture(page, 'empty.png', 'image/png', Buffer.alloc(0));
  await expect(page.getByRole('alert')).toContainText('This file is empty.');
  await expect(frame(page)).toBeVisible();
});

test('a picture is pasted and dropped, whatever is shown', async ({ page }) => {
  const files = [
    ['paste', [10, 20, 30, 255]],
    ['drop', [200, 20, 30, 255]],
  ] as const;
  for (const [kind, color] of files) {
    await page.getByRole('tab', { name: 'Letters' }).click();
    const bytes = [...pngOf(8, 8, () => color)];
    await page.getByRole('textbox', { name: 'Letters' }).evaluate(
      (element, [type, content]) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(content)], 'a.png', { type: 'image/png' }));
        element.dispatchEvent(
          type === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
            : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
        );
      },
      [kind, bytes] as const,
    );
    await expect(frame(page)).toBeVisible();
    await expect.poll(async () => pixel(await shown(result(page)), 30, 30)).toEqual([...color]);
  }
});

test('with the keyboard alone: crop, paint a pixel, download', async ({ page }) => {
  const halves = pngOf(200, 100, (x) => (x < 100 ? [255, 0, 0, 255] : [0, 0, 255, 255]));
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a picture' }).press('Enter');
  await (await choosing).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: halves });
  await frame(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(frame(page)).toHaveAccessibleName('Crop frame: x 0, y 0, size 100');
  await expect(page.getByRole('status')).toContainText('x 0, y 0, size 100');
  await expect.poll(async () => pixel(await shown(result(page)), 63, 63)).toEqual([255, 0, 0, 255]);

  await page.getByRole('tab', { name: 'Picture' }).focus();
  await page.keyboard.press('End');
  await drawing(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).toContainText('2, 1, #FFAA00');
  await expect.poll(async () => pixel(await shown(result(page)), 4, 0)).toEqual([255, 170, 0, 255]);
  await page.getByRole('button', { name: 'Download server-icon.png' }).focus();
  const icon = await download(page, () => page.keyboard.press('Enter'));
  expect([pixel(icon, 4, 0), pixel(icon, 0, 0)]).toEqual([
    [255, 170, 0, 255],
    [0, 0, 0, 0],
  ]);
});

for (const language of languageCodes) {
  test(`in ${language}: the crop frame is moved and resized by keys, and says where it is`, async ({
    page,
  }) => {
    const { icon } = words[language];
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto(`${PAGE}?lng=${language}`);
    await pressOn(page, button(icon.title));
    await pressOn(page, button(icon.start));
    const choosing = page.waitForEvent('filechooser');
    await pressOn(page, button(icon.picture.open));
    // No two neighbours are the same, so that it is a photo: the frame goes by single pixels.
    const quarters = pngOf(200, 100, (x, y) => [
      x < 100 ? 250 : 0,
      y < 50 ? 250 : 0,
      (x * 7 + y * 13) % 256,
      255,
    ]);
    await (await choosing).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: quarters });

    const frame = page.getByRole('application');
    const said = page.getByRole('status').filter({ hasText: 'x ' });
    await tabTo(page, frame);
    for (const [keys, at] of [
      [['Shift+ArrowRight'], { x: 60, y: 0, size: 100 }],
      [['ArrowLeft', 'ArrowDown'], { x: 59, y: 1, size: 100 }],
      [['-', '-'], { x: 61, y: 3, size: 96 }],
      [['+'], { x: 60, y: 2, size: 98 }],
      [Array(5).fill('Shift+ArrowLeft'), { x: 10, y: 2, size: 98 }],
      [['Shift+ArrowUp'], { x: 10, y: -8, size: 98 }],
    ] as const) {
      for (const key of keys) await page.keyboard.press(key);
      await expect(frame).toHaveAccessibleName(fillIn(icon.crop.frame, at));
      await expect(said).toContainText(fillIn(icon.crop.at, at));
      await expect(frame).toBeFocused();
    }

    // The frame reaches over the upper edge of the picture, and past its middle from the left.
    const corners = (file: PNG) => {
      const [above, left, right] = [pixel(file, 5, 1), pixel(file, 5, 30), pixel(file, 62, 62)];
      return [above, left.slice(0, 2), right.slice(0, 2)];
    };
    const framed = [
      [0, 0, 0, 0],
      [250, 250],
      [0, 0],
    ];
    const image = page.getByRole('img', { name: fillIn(icon.result.at_scale, { scale: '1' }) });
    await expect.poll(async () => corners(await shown(image))).toEqual(framed);
    await tabTo(page, button(fillIn(icon.result.download, { file: 'server-icon.png' })));
    const file = await download(page, () => page.keyboard.press('Enter'));
    expect(corners(file)).toEqual(framed);
  });
}

test('dragging moves and resizes the frame, and strokes of the pointer draw', async ({ page }) => {
  const photo = pngOf(400, 300, (x, y) => [x % 256, y % 256, (x * y) % 256, 255]);
  await openPicture(page, 'a.png', 'image/png', photo);
  const box = await frame(page).boundingBox();
  if (!box) throw new Error('there is no frame');
  await page.mouse.move(box.x + 50, box.y + 50);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y + 50, { steps: 4 });
  await page.mouse.up();
  await expect(frame(page)).not.toHaveAccessibleName(/x 50/);
  await page.mouse.wheel(0, -300);
  await expect(frame(page)).not.toHaveAccessibleName(/size 300/);

  await page.getByRole('tab', { name: 'Pixel editor' }).click();
  const canvas = await drawing(page).boundingBox();
  if (!canvas) throw new Error('there is no drawing');
  const cell = canvas.width / 16;
  await page.mouse.move(canvas.x + cell / 2, canvas.y + cell / 2);
  await page.mouse.down();
  await page.mouse.move(canvas.x + cell * 3.5, canvas.y + cell / 2, { steps: 2 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Undo' }).last()).toBeEnabled();
  // The icon follows the drawing a moment later.
  await expect
    .poll(async () => {
      const icon = await shown(result(page));
      return [pixel(icon, 0, 0), pixel(icon, 15, 3), pixel(icon, 16, 0)];
    })
    .toEqual([
      [255, 170, 0, 255],
      [255, 170, 0, 255],
      [0, 0, 0, 0],
    ]);
});

test('the button to download stays where it is, whatever is said of the icon', async ({ page }) => {
  await openPicture(
    page,
    'a.png',
    'image/png',
    pngOf(64, 64, () => [1, 2, 3, 255]),
  );
  const button = page.getByRole('button', { name: 'Download server-icon.png' });
  const belowIcon = async () => {
    const [place, icon] = [await button.boundingBox(), await result(page).boundingBox()];
    return place && icon && place.y - icon.y;
  };
  const before = await belowIcon();
  await page.getByRole('tab', { name: 'Pixel editor' }).click();
  await drawing(page).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(words.en.icon.result.transparent)).toBeVisible();
  expect(await belowIcon()).toBe(before);
});

test('a player’s face becomes the icon', async ({ page }) => {
  await page.getByRole('tab', { name: 'Player’s head' }).click();
  await page.getByRole('textbox', { name: 'Player', exact: true }).fill('Fabbro');
  await page.getByRole('button', { name: 'Find head' }).click();
  await expect(result(page)).toBeVisible();
  const face = await download(page);
  const places = Array.from(
    { length: 64 * 64 },
    (_, at) => [at % 64, Math.floor(at / 64)] as const,
  );
  const corner = (x: number, y: number) => pixel(face, x - (x % 8), y - (y % 8));
  expect(places.map(([x, y]) => pixel(face, x, y))).toEqual(places.map(([x, y]) => corner(x, y)));
  await page.getByRole('tabpanel').getByText('Right', { exact: true }).click();
  await expect.poll(async () => pixel(await shown(result(page)), 0, 0)).toEqual([0, 0, 0, 0]);
  await page.getByRole('textbox', { name: 'Player', exact: true }).fill('not a name!');
  await page.getByRole('button', { name: 'Find head' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('textbox', { name: 'Player', exact: true }).fill('9'.repeat(64));
  await page.getByRole('button', { name: 'Find head' }).click();
  await expect(page.getByRole('alert')).toHaveText('Mojang has no such texture.');
});

test('without a connection everything but heads works', async ({ page, context }) => {
  const parts = [/\/pixel-glyphs-/, /\/icon-worker-/].map((part) => page.waitForResponse(part));
  await Promise.all([openStudio(page), ...parts]);
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Letters' }).click();
  await page.getByRole('textbox', { name: 'Letters' }).fill('FU');
  const letters = await download(page);
  expect([pixel(letters, 0, 0), pixel(letters, 63, 63)]).toEqual([
    [0xe4, 0x3a, 0x96, 255],
    [0xfb, 0xe1, 0x08, 255],
  ]);
  await page.getByRole('tab', { name: 'Picture' }).click();
  await openPicture(
    page,
    'a.png',
    'image/png',
    pngOf(64, 64, () => [1, 2, 3, 255]),
  );
  await expect.poll(async () => pixel(await shown(result(page)), 0, 0)).toEqual([1, 2, 3, 255]);
});

for (const source of ['Picture', 'Player’s head', 'Letters', 'Pixel editor']) {
  test(`the source ${source} has no accessibility finding`, async ({ page }) => {
    await openPicture(
      page,
      'a.png',
      'image/png',
      pngOf(64, 64, () => [1, 2, 3, 255]),
    );
    await expect(result(page)).toBeVisible();
    await page.getByRole('tab', { name: source }).click();
    expect(await findings(page, 'main')).toEqual([]);
  });
}
