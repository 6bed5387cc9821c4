import { words } from '@fucina/site/words';
import { PLACE_IDS } from '@fucina/text-places';
import { expect, type Page, test } from '@playwright/test';
import { PNG } from 'pngjs';

const NAMES = words.en.text_places.names;
/** Pixels of the copied picture for one of the game's. */
const SCALE = 4;
/** Upright, since slanted letters have parts of pixels; with lines, since many places have several. */
const TEXT =
  '<!i><gold><b>Fucina</b> old <u>new</u><br><#8a2be2>Second <red>line<br><green>ЖΩ third!';

/** Of the picture of a tooltip, around the element that is its box. */
const TOOLTIP_EDGE = 3;

/** That the demo knows, with no owner. */
const TEXTURE = '6eaa0c51fde8703af04f5dff56f85c314d0be40f38176ab9c7c0c3e20ffe803f';

test.use({ deviceScaleFactor: 2, viewport: { width: 1366, height: 1600 } });

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

for (const id of PLACE_IDS) {
  const name = NAMES[id];
  test(`the copied picture of ${name} is what is drawn`, async ({ page }) => {
    await page.goto(`/tools/text?${new URLSearchParams({ text: TEXT })}`);
    const drawn = page.getByRole('figure', { name, exact: true }).locator('.place-picture');
    await drawn.scrollIntoViewIfNeeded();
    await expect(drawn.locator('.game-line').first()).toBeVisible();
    const copied = await copyPicture(page, `Copy ${name} as a picture`);
    const shown = PNG.sync.read(await drawn.screenshot());
    expect(difference(copied, shown)).toBeLessThan(0.02);
  });
}

test('a picture is copied with the wall behind it as long as that is wished', async ({ page }) => {
  await page.goto('/tools/loregenerator');
  const bare = await copyPicture(page, 'Copy as a picture');
  const corner = ({ data }: PNG) => data[3];
  expect(corner(bare)).toBe(0);
  const wall = page.getByRole('switch', { name: 'Copy with background' });
  await wall.check();
  await page.reload();
  await expect(wall).toBeChecked();
  const whole = await copyPicture(page, 'Copy as a picture');
  expect([whole.width - bare.width, whole.height - bare.height]).toEqual([64, 64]);
  expect(corner(whole)).toBe(255);
  // The tooltip itself is the same.
  expect(pixelAt(whole, 60, 60)).toEqual(pixelAt(bare, 28, 28));
  await wall.uncheck();
  expect(corner(await copyPicture(page, 'Copy as a picture'))).toBe(0);
});

for (const { path, button } of [
  { path: '/tools/textgradient', button: 'Copy as a picture' },
  { path: '/tools/text', button: `Copy ${NAMES.chat} as a picture` },
  { path: '/tools/text', button: `Copy ${NAMES.sign} as a picture` },
]) {
  test(`${path}: “${button}” has what is behind it, if that is wished`, async ({ page }) => {
    await page.goto(path);
    const bare = await copyPicture(page, button);
    await page.getByRole('switch', { name: 'Copy with background' }).check();
    const whole = await copyPicture(page, button);
    expect([whole.width - bare.width, whole.height - bare.height]).toEqual([64, 64]);
    expect(pixelAt(whole, 1, 1)[0]).toBe(255);
    expect(pixelAt(whole, whole.width - 2, whole.height - 2)[0]).toBe(255);
  });
}

for (const { name, path, button } of [
  { name: 'a player’s head', path: '/texture/skulls?player=Fabbro', button: 'Copy as a picture' },
  {
    name: 'a texture’s head',
    path: `/texture/skulls?player=${TEXTURE}`,
    button: 'Copy as a picture',
  },
  { name: 'a figure', path: '/texture/skins?player=Fabbro', button: 'Copy render' },
  { name: 'an avatar', path: '/texture/skins?player=Fabbro', button: 'Copy avatar' },
]) {
  test(`${name} is copied with what is behind it, if that is wished`, async ({ page }) => {
    await page.goto(path);
    const bare = await copyPicture(page, button);
    await page.getByRole('switch', { name: 'Copy with background' }).check();
    const whole = await copyPicture(page, button);
    expect([whole.width - bare.width, whole.height - bare.height]).toEqual([64, 64]);
    expect(pixelAt(whole, 1, 1)[0]).toBe(255);
    const [x, y] = [Math.floor(bare.width / 2), Math.floor(bare.height / 2)];
    expect(pixelAt(whole, x + 32, y + 32)).toEqual(pixelAt(bare, x, y));
  });
}

test("the copied picture of an item's tooltip is what is drawn", async ({ page }) => {
  const [title = '', ...lines] = TEXT.split('<br>');
  const state = { title, lines: [...lines, '', '<red>End'].join('\n'), upright: 'true' };
  await page.goto(`/tools/loregenerator?${new URLSearchParams(state)}`);
  const drawn = page.getByRole('region', { name: 'Preview' }).locator('.game-tooltip');
  const copied = await copyPicture(page, 'Copy as a picture');
  const shown = PNG.sync.read(await drawn.screenshot());
  expect(difference(copied, shown, TOOLTIP_EDGE)).toBeLessThan(0.02);
});

test('the copied picture of a gradient is the text in its colors, and nothing else', async ({
  page,
}) => {
  const colors = ['#ff0000', '#00ff00', '#0000ff'].join(',');
  await page.goto(`/tools/textgradient?${new URLSearchParams({ text: 'abc', colors })}`);
  const copied = await copyPicture(page, 'Copy as a picture');
  expect([copied.width / SCALE, copied.height / SCALE]).toEqual([18, 9]);
  // Each letter, and its shadow at a quarter of its brightness.
  const all = [0xff0000, 0x3f0000, 0x00ff00, 0x003f00, 0x0000ff, 0x00003f];
  expect([...colorsIn(copied)].sort()).toEqual(all.sort());
});

test('a long gradient is copied in lines as wide as the chat; without a text there is no picture', async ({
  page,
}) => {
  await page.goto(`/tools/textgradient?${new URLSearchParams({ text: 'word '.repeat(2000) })}`);
  const { width, height } = await copyPicture(page, 'Copy as a picture');
  expect(width / SCALE).toBeLessThanOrEqual(320);
  expect(height / SCALE).toBeGreaterThan(1000);
  await page.getByRole('textbox', { name: words.en.text_gradient.text }).fill('');
  await expect(page.getByRole('button', { name: 'Copy as a picture' })).toHaveCount(0);
});

test('the 3D figure is copied as it stands, with nothing behind it', async ({ page }) => {
  test.slow(); // WebGL runs on the CPU here
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/texture/skins?player=Fabbro');
  await page.getByRole('button', { name: 'Open 3D viewer' }).click();
  const copied = await copyPicture(page, 'Copy as a picture');
  const first = opaqueColumns(copied);
  expect(copied.data[3]).toBe(0);
  expect(first).toBeGreaterThan(20);
  await page.locator('canvas').press('+');
  expect(opaqueColumns(await copyPicture(page, 'Copy as a picture'))).toBeGreaterThan(first);
});

const GREEN_BAR = 0x55ff55;
const OTHER_VERSION = 0xff5555;
const CANNOT_CONNECT = 0xaa0000;
const FIRST_WORD = 0xffaa00;
const ICON = 0x1234ab;

for (const { view, has, lacks } of [
  { view: 'online', has: [FIRST_WORD, GREEN_BAR, ICON], lacks: [OTHER_VERSION, CANNOT_CONNECT] },
  { view: 'other', has: [FIRST_WORD, OTHER_VERSION, ICON], lacks: [GREEN_BAR, CANNOT_CONNECT] },
  { view: 'offline', has: [CANNOT_CONNECT], lacks: [FIRST_WORD, GREEN_BAR, ICON] },
]) {
  test(`the copied picture of a server in the list, ${view}`, async ({ page }) => {
    await page.addInitScript((icon) => localStorage.setItem('fucina.1.server-icon', icon), icon());
    const fields = { line1: '<gold>Fucina', line2: 'x', view };
    await page.goto(`/tools/motd?${new URLSearchParams(fields)}`);
    const colors = colorsIn(await copyPicture(page, 'Copy as a picture'));
    for (const color of has) expect(colors).toContain(color);
    for (const color of lacks) expect(colors).not.toContain(color);
  });
}

/** Of one color. */
function icon(): string {
  const png = new PNG({ width: 64, height: 64 });
  for (let at = 0; at < png.data.length; at += 4) {
    png.data.writeUInt32BE(ICON * 256 + 255, at);
  }
  return `data:image/png;base64,${PNG.sync.write(png).toString('base64')}`;
}

/** How wide the figure is. */
function opaqueColumns({ width, data }: PNG): number {
  const columns = new Set<number>();
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 255) columns.add((at / 4) % width);
  }
  return columns.size;
}

function colorsIn({ data }: PNG): ReadonlySet<number> {
  const colors = new Set<number>();
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 255) colors.add(data.readUIntBE(at, 3));
  }
  return colors;
}

test('where the browser does not copy pictures, it is a file', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto('/tools/loregenerator');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Copy as a picture' }).click();
  expect((await saving).suggestedFilename()).toBe('fucina.png');
  await expect(page.locator('.toast')).toContainText('it is in your downloads');
});

test('letters that our font lacks are told', async ({ page }) => {
  await page.goto(`/tools/loregenerator?${new URLSearchParams({ title: '漢字', lines: 'a' })}`);
  await page.getByRole('button', { name: 'Copy as a picture' }).click();
  await expect(page.locator('.toast')).toContainText('they are boxes in it: 漢 字');
});

async function copyPicture(page: Page, button: string): Promise<PNG> {
  await page.getByRole('button', { name: button }).click();
  const toast = page.locator('.toast');
  await expect(toast).toContainText('Picture copied to clipboard!');
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
  return clipboardPicture(page);
}

/** The part of the opaque game pixels that differ; elsewhere the page has something behind them. */
function difference(copied: PNG, shown: PNG, edge = 0): number {
  // The screenshot has parts of pixels at its edges.
  const steps = [-2, -1, 0, 1, 2];
  return Math.min(
    ...steps.flatMap((right) =>
      steps.map((down) => differenceAt(copied, shown, { edge, right, down })),
    ),
  );
}

interface Shift {
  /** In pixels of the game. */
  readonly edge: number;
  readonly right: number;
  readonly down: number;
}

function differenceAt(copied: PNG, shown: PNG, { edge, right, down }: Shift): number {
  const [width, height] = [copied.width / SCALE, copied.height / SCALE];
  const scale = Math.floor((shown.width / (width - 2 * edge)) * 4) / 4;
  let [compared, different] = [0, 0];
  for (let y = edge + 1; y < height - edge - 1; y += 1) {
    for (let x = edge + 1; x < width - edge - 1; x += 1) {
      const [alpha, ...color] = pixelAt(copied, (x + 0.5) * SCALE, (y + 0.5) * SCALE);
      if (alpha !== 255) continue;
      const [left, top] = [(x - edge + 0.5) * scale + right, (y - edge + 0.5) * scale + down];
      const [, ...other] = pixelAt(shown, left, top);
      compared += 1;
      if (color.some((channel, index) => Math.abs(channel - (other[index] ?? 0)) > 2)) {
        different += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(100);
  return different / compared;
}

function pixelAt({ width, data }: PNG, x: number, y: number) {
  const at = (Math.floor(y) * width + Math.floor(x)) * 4;
  return [data[at + 3] ?? 0, data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
}

async function clipboardPicture(page: Page): Promise<PNG> {
  const bytes = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const file = await item?.getType('image/png');
    return [...new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())];
  });
  return PNG.sync.read(Buffer.from(bytes));
}
