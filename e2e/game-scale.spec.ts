import { expect, type Page, test } from '@playwright/test';
import { openWhole } from './open-whole.ts';
import { sidewaysScroll } from './sideways-scroll.ts';

const PREVIEWS = [
  '/tools/loregenerator',
  '/tools/textgradient',
  '/tools/motd',
  '/tools/text',
] as const;

interface Surface {
  /** Pixels of the screen per pixel of the game. */
  readonly scale: number;
  /** How much of the box's width the content takes. */
  readonly share: number;
  readonly isScrolled: boolean;
}

/** The first preview in a part of the page. */
async function surfaceIn(page: Page, content: string): Promise<Surface> {
  const surface = page.locator('.game-surface', { has: page.locator(content) }).first();
  await expect(surface).toBeVisible();
  return surface.evaluate((box, inside) => {
    const scaled = box.querySelector('.game-scaled');
    const drawn = box.querySelector(inside);
    if (!scaled || !drawn) throw new Error('not a preview');
    const { paddingLeft, paddingRight } = getComputedStyle(box);
    const room = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return {
      scale: Number.parseFloat(getComputedStyle(scaled).getPropertyValue('--gui')),
      share: drawn.getBoundingClientRect().width / room,
      isScrolled: box.scrollWidth > box.clientWidth,
    };
  }, content);
}

const loreOf = (...lines: string[]) =>
  `/tools/loregenerator?${new URLSearchParams({ title: 'Sword', lines: lines.join('\n') })}`;

test('a tooltip is drawn at three where its box has room, else at two', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [line, scale] of [
    ['Forged by hand', 3],
    ['Forged in the last fire of the Nether', 3],
    ['Forged in the last fire of the Nether, by nobody', 2],
  ] as const) {
    await page.goto(loreOf(line));
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText(line);
    const surface = await surfaceIn(page, '.game-tooltip');
    expect(surface).toMatchObject({ scale, isScrolled: false });
    expect(surface.share).toBeLessThanOrEqual(1);
  }
});

test('what is high is drawn smaller, so that the rest of the result stays in sight', async ({
  page,
}) => {
  await page.goto(loreOf(...Array.from({ length: 14 }, (_, line) => `Line ${line}`)));
  await expect(page.getByText('Line 13').first()).toBeVisible();
  expect((await surfaceIn(page, '.game-tooltip')).scale).toBe(2);
});

test('a phone shows what fits at whole pixels, the rest smaller, and never scrolls to the side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(loreOf('Forged by hand'));
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('by hand');
  expect(await surfaceIn(page, '.game-tooltip')).toMatchObject({ scale: 3, isScrolled: false });
  await page.goto(loreOf('Forged in the last fire of the Nether, by nobody'));
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('nobody');
  expect(await surfaceIn(page, '.game-tooltip')).toMatchObject({ scale: 1, isScrolled: false });
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a row of the server list takes the whole multiples that fit its card', async ({ page }) => {
  for (const [width, scale] of [
    [1280, 3],
    [900, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/tools/motd');
    expect((await surfaceIn(page, '.game-server')).scale).toBe(scale);
  }
});

test('a row of the server list is shown whole on small screens too', async ({ page }) => {
  for (const [width, scale] of [
    [600, 1.625],
    [360, 1],
    [320, 0.875],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/tools/motd');
    expect(await surfaceIn(page, '.game-server')).toMatchObject({ scale, isScrolled: false });
  }
});

test('a place of the game is drawn at a whole multiple', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/tools/text?text=Hi');
  const sign = page.getByRole('region', { name: 'Sign' });
  await sign.scrollIntoViewIfNeeded();
  const scale = await sign
    .locator('.place-picture')
    .evaluate((picture) => Number.parseFloat(getComputedStyle(picture).getPropertyValue('--gui')));
  expect(scale).toBe(2);
});

test('places of one line are shown whole beside each other', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/tools/text?text=Hi');
  for (const name of ['Action bar', 'Boss bar']) {
    const surface = page.getByRole('region', { name }).locator('.game-surface');
    await surface.scrollIntoViewIfNeeded();
    expect(await surface.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  }
});

test('a line of chat in the details of the config studio is shown whole', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/tools/config');
  const buffer = Buffer.from('buy: "&aComprato &f%item% &aper &6%price%"\n');
  const file = { name: 'messages.yml', mimeType: 'text/yaml', buffer };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByRole('row', { name: /buy/ }).click();
  expect((await surfaceIn(page, '.game-chat')).isScrolled).toBe(false);
});

for (const path of PREVIEWS) {
  test(`${path} is drawn at its scale without scripts, and nothing moves when they run`, async ({
    browser,
    page,
  }) => {
    const still = await browser.newPage({ javaScriptEnabled: false });
    await still.route('**/*.woff2', (route) => route.abort());
    await still.goto(path);
    // Without scripts nothing can be evaluated, but boxes can be measured.
    const before = await still.locator('.game-scaled').first().boundingBox();
    await still.close();

    // Letters of another font are moved by the one that replaces them; here the previews themselves must stay.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.addInitScript(() => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        document.documentElement.dataset.shift = String(sum);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openWhole(page, path);
    expect(await page.locator('.game-scaled').first().boundingBox()).toEqual(before);
    await expect(page.locator('html')).not.toHaveAttribute('data-shift');
  });
}
