import { everyPage, languageCodes, rulePath, type ToolId } from '@fucina/site';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';
import { findBeyond, findCut } from './cut-off.ts';
import { openWhole, untilIdle } from './open-whole.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
import { setTextSize } from './text-size.ts';
import { overlappingTargets, smallTargets } from './touch-targets.ts';

const WIDTH = 360;
const HEIGHT = 740;
const NARROW = { width: 320, height: 640 };
/** Letters below this make Safari on iOS zoom into a field. */
const MIN_LETTERS = 16;

test.use({ viewport: { width: WIDTH, height: HEIGHT }, hasTouch: true, isMobile: true });

const bar = (page: Page) => page.getByRole('region', { name: 'Result in brief' });
/** All rules are written from one table: this one has all that a rule can have. */
const RULE = rulePath('text/needs-newer-adventure');
const WATCH = '/watch/0123456789';
const paths = [...everyPage.map(({ path }) => path), RULE, WATCH, '/status/0123456789', '/nowhere'];

for (const path of paths) {
  for (const language of languageCodes) {
    test(`${path} in ${language}: room for text of twice the size, and fit for thumbs, opened too`, async ({
      page,
    }) => {
      await setTextSize(page, 'double');
      await openWhole(page, `${path}?lng=${language}`);
      await test.step('with text of twice the size, nothing is cut off or to the side', async () => {
        await expect(page.locator('html')).toHaveCSS('font-size', '32px');
        expect.soft([...(await findCut(page)), ...(await findBeyond(page))]).toEqual([]);
      });
      await test.step('with usual text, it is fit for thumbs when opened', async () => {
        await setTextSize(page, 'usual');
        await expect(page.locator('html')).toHaveCSS('font-size', '16px');
        await openEverything(page);
        await expectFitForThumbs(page);
      });
    });
  }
}

interface State {
  readonly name: string;
  readonly path: string;
  /** What a visitor does there. */
  readonly reach?: (page: Page) => Promise<unknown>;
  /** What is there then. */
  readonly shown: (page: Page) => Locator;
}

const LONG = 'a_very_long_word_without_any_space_in_it_'.repeat(5);
const states: readonly State[] = [
  {
    name: 'the search',
    path: '/',
    reach: (page) => page.getByRole('button', { name: 'Search' }).first().click(),
    shown: (page) => page.getByRole('dialog').getByRole('option').first(),
  },
  {
    name: 'the menu',
    path: '/tools',
    reach: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
    shown: (page) => page.getByRole('button', { name: 'Close menu' }),
  },
  {
    name: 'a dialog of the footer, and a toast',
    path: '/tools/smallcap?text=abc',
    reach: async (page) => {
      // No mouse rests where the toast will be: its time would stop.
      await page.getByRole('button', { name: 'Copy', exact: true }).first().tap();
      await page.getByRole('button', { name: 'Privacy Policy' }).tap();
    },
    shown: (page) => page.getByRole('dialog'),
  },
  {
    name: 'presets',
    path: '/tools/loregenerator',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Saved' }).click();
      await page.getByRole('dialog').getByRole('textbox').fill(LONG.slice(0, 40));
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    },
    shown: (page) => page.getByRole('dialog').getByRole('listitem'),
  },
  {
    name: 'a link that is too long for some places',
    path: `/tools/textgradient?text=${'some+words+'.repeat(40)}`,
    reach: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Share' }).click();
    },
    shown: (page) => page.locator('[popover]'),
  },
  {
    name: 'lore with long lines',
    path: `/tools/loregenerator?lines=${LONG}%0A${LONG}`,
    shown: (page) => page.getByRole('textbox', { name: 'Lore line 2' }),
  },
  {
    name: 'a server with players and plugins',
    path: '/tools/server-status?address=play.demo&query=1',
    shown: (page) => page.getByRole('heading', { name: 'play.demo' }),
  },
  {
    name: 'a server that is offline',
    path: '/tools/server-status?address=offline.demo',
    shown: (page) => page.getByRole('heading', { name: 'offline.demo' }),
  },
  {
    name: 'a player',
    path: '/texture/skins?player=Mantello',
    shown: (page) => page.getByRole('heading', { name: 'Cape' }),
  },
  {
    name: 'a head',
    path: `/texture/skulls?player=Fabbro&name=${LONG}`,
    reach: async (page) => {
      await page.getByRole('button', { name: /^Generate/ }).click();
      await page.getByRole('button', { name: 'Other versions' }).click();
    },
    shown: (page) => page.getByRole('group', { name: /1\.8/ }),
  },
  {
    name: 'a script for Linux',
    path: `/tools/server?type=linux&jar=${LONG}`,
    shown: (page) => page.getByText(LONG).first(),
  },
  {
    name: 'a text as commands',
    path: `/tools/text?text=${LONG}&outputs=commands`,
    shown: (page) => page.getByRole('textbox', { name: /tellraw/ }).first(),
  },
  {
    name: 'the icon studio',
    path: '/tools/motd',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Server icon' }).click();
      await page.getByRole('button', { name: 'Make an icon' }).click();
      await page.getByRole('tab', { name: 'Player’s head' }).click();
      await page.getByRole('textbox', { name: 'Player', exact: true }).fill('Fabbro');
      await page.getByRole('button', { name: 'Find head' }).click();
    },
    shown: (page) => page.getByRole('spinbutton', { name: 'Round corners' }),
  },
];

for (const { name, path, reach, shown } of states) {
  test(`${name}: fit for thumbs`, async ({ page }) => {
    await page.goto(path);
    await reach?.(page);
    await expect(shown(page)).toBeVisible();
    await expectFitForThumbs(page);
  });
}

async function expectFitForThumbs(page: Page): Promise<void> {
  expect.soft(await smallTargets(page)).toEqual([]);
  expect.soft(await overlappingTargets(page)).toEqual([]);
  expect(await smallLetters(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.setViewportSize(NARROW);
  expect(await sidewaysScroll(page)).toBe(0);
}

/** Every part of the page that is folded up. */
async function openEverything(page: Page): Promise<void> {
  const closed = page.locator('main :is(summary, button[aria-expanded=false][aria-controls])');
  for (const button of await closed.all()) if (await button.isVisible()) await button.click();
}

function smallLetters(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const fields = document.querySelectorAll<HTMLElement>(
      'input:not([type=checkbox], [type=radio], [type=range], [type=color]), select, textarea, [contenteditable=true]',
    );
    return [...fields]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < least)
      .map((field) => field.outerHTML.slice(0, 80));
  }, MIN_LETTERS);
}

interface Bar {
  readonly path: string;
  /** What it shows. */
  readonly preview: RegExp;
  /** What *Copy* copies. */
  readonly copied: RegExp;
  /** The result itself. */
  readonly result: (page: Page) => Locator;
  /** Whether it opens over what is typed. */
  readonly hasSheet?: boolean;
}

/** Of a tool without one: why. */
const BARS: Readonly<Record<ToolId, Bar | string>> = {
  'lore-generator': {
    path: '/tools/loregenerator?title=%3Cred%3ESword&lines=Sharp',
    preview: /^PreviewSword/,
    copied: /^Sharp$/,
    result: (page) => page.getByRole('region', { name: 'Preview' }),
    hasSheet: true,
  },
  'start-command': {
    path: '/tools/server?ram=4096',
    preview: /^Previewstart "" java -Xms4096M.*start\.bat/,
    copied: /^start "" java -Xms4096M -Xmx4096M .* -jar server\.jar --nogui$/,
    result: (page) => page.getByRole('tablist'),
    hasSheet: true,
  },
  'text-gradient': {
    path: '/tools/textgradient?text=Forge',
    preview: /^PreviewForgeMiniMessage/,
    copied: /^<gradient:#E43A96:#FBE108>Forge<\/gradient>$/,
    result: (page) => page.getByRole('region', { name: 'Preview' }),
    hasSheet: true,
  },
  'small-caps': {
    path: '/tools/smallcap?text=one%0ATwo',
    preview: /^ᴛᴡᴏ/,
    copied: /^ᴏɴᴇ\nᴛᴡᴏ$/,
    result: (page) => page.getByRole('textbox', { name: 'Output' }),
  },
  'text-workshop': {
    path: '/tools/text?text=%3Cgold%3EHi&format=mini-message',
    preview: /^PreviewHiMiniMessage/,
    copied: /^<gold>Hi<\/gold>$/,
    result: (page) => page.getByRole('region', { name: 'Chat' }),
    hasSheet: true,
  },
  motd: {
    path: '/tools/motd?line1=Season%203&line2=',
    preview: /^PreviewSeason 3server\.properties/,
    copied: /^motd=.*Season 3/,
    result: (page) => page.getByRole('region', { name: 'In the server list' }),
    hasSheet: true,
  },
  'server-status': {
    path: '/tools/server-status?address=play.demo',
    preview: /^play\.demoOnline · \d+ \/ \d+/,
    copied: /^play\.demo$/,
    result: (page) => page.getByRole('heading', { name: 'play.demo' }),
  },
  skulls: {
    path: '/texture/skulls?player=Fabbro&name=Smith',
    preview: /^PreviewSmith1\.21\.5 and newer/,
    copied: /^\/give @p minecraft:player_head\[.*profile=/,
    result: (page) => page.getByRole('heading', { name: 'Head', exact: true }),
    hasSheet: true,
  },
  skins: 'it has a face and a download instead of a text: see below',
  config: 'its bar is for saving (config-studio.spec.ts)',
  'server-watch': 'what it makes is a page of its own',
};

for (const { path, preview, copied, result, hasSheet } of Object.values(BARS).filter(
  (each) => typeof each !== 'string',
)) {
  test(`the result of ${path} is at hand while it is out of view`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(path);
    await expect(result(page)).toBeAttached();
    await leaveResult(page);
    await expect(bar(page)).toHaveText(preview);
    await bar(page).getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Text copied to clipboard!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(copied);
    if (hasSheet) return expectSheet(page, result(page));
    await bar(page).getByRole('button', { name: 'Go to the result' }).click();
    await expect(result(page)).toBeInViewport();
    await expect(bar(page)).toHaveCount(0);
  });
}

/** The result opens over the page; afterwards it is where it was, as are the page and the focus. */
async function expectSheet(page: Page, result: Locator): Promise<void> {
  const place = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
  const preview = bar(page).getByRole('button', { name: 'Preview' });
  const sheet = page.getByRole('dialog', { name: 'Preview' });
  const before = await place();
  await preview.tap();
  await expect(result).toBeInViewport();
  const { y = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
  expect(Math.round(y + height)).toBe(HEIGHT);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(preview).toBeFocused();
  await expect.poll(place).toEqual(before);
  await preview.tap();
  await expectFitForThumbs(page);
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(preview).toBeFocused();
  // Where there is room for both side by side, the result is at its place.
  await preview.tap();
  await page.setViewportSize({ width: 1024, height: HEIGHT });
  await expect(sheet).toHaveCount(0);
  await expect(result).toBeAttached();
}

/** Scrolls until the bar is there: up to the inputs, or down past the result. */
async function leaveResult(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await touchPage(page);
      if ((await bar(page).count()) > 0) return true;
      // Where the bar is loaded late, the way may have led past it: it begins again.
      const isAtEnd = await page.evaluate(
        () => scrollY + innerHeight >= document.body.scrollHeight - 1,
      );
      await page.mouse.wheel(0, isAtEnd ? -1e5 : HEIGHT / 4);
      await untilIdle(page);
      return (await bar(page).count()) > 0;
    })
    .toBe(true);
}

/** The bar is loaded with the first input. */
async function openWithBar(page: Page, path: string): Promise<void> {
  await openWhole(page, path);
  await touchPage(page);
  await expect(bar(page)).toBeVisible();
}

async function touchPage(page: Page): Promise<void> {
  await page.locator('body').dispatchEvent('touchstart');
}

test('a button that shows only its icon stays as wide as high', async ({ page }) => {
  await page.goto('/tools/textgradient');
  const box = await page.getByRole('button', { name: 'Copy as a picture' }).boundingBox();
  expect(box?.width).toBe(box?.height);
});

test('where the sheet cannot be loaded, the bar leads to the result', async ({ page }) => {
  await page.route(/result-sheet/, (route) => route.abort());
  await openWithBar(page, '/tools/loregenerator');
  await bar(page).getByRole('button', { name: 'Preview' }).tap();
  await expect(page.locator('.tool-stage')).toBeFocused();
  await expect(page.locator('.stage')).toBeInViewport();
});

test('a check that fails says so where the visitor is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.route('**/api/mcsrvstat/**', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '30' },
      json: { code: 'rate_limited', message: '' },
    }),
  );
  await page.goto('/tools/server-status');
  await page.getByLabel('Server address', { exact: true }).fill('play.demo');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('The check failed');
  await expect(bar(page)).toContainText('very many requests');
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await bar(page).getByRole('button', { name: 'Go to the result' }).click();
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
});

test('the reason of a failed check is read to its end', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.route('**/api/mcsrvstat/**', (route) =>
    route.fulfill({ status: 503, json: { code: 'upstream_failed', message: '' } }),
  );
  await page.goto('/tools/server-status?lng=it&address=play.demo');
  const brief = page.locator('.result-bar');
  await touchPage(page);
  await expect(brief).toBeVisible();
  expect(await brief.evaluate(isCut)).toBe(false);
});

for (const path of [
  '/tools/loregenerator?format=give&item=Diamond+Sword!',
  '/tools/server?jar=my%3Fserver.jar',
  '/texture/skulls?player=Fabbro&target=Marco+Rossi',
]) {
  test(`${path}: why there is nothing to copy is read to its end`, async ({ page }) => {
    await page.goto(`${path}&lng=it`);
    await touchPage(page);
    await expect(page.locator('.result-bar .text-danger')).toBeVisible();
    expect(await page.locator('.result-bar').evaluate(isCut)).toBe(false);
  });
}

/** Whether some words in it do not fit. */
function isCut(element: Element): boolean {
  return [...element.querySelectorAll('div')].some((one) => one.scrollWidth > one.clientWidth);
}

test('the whole figure is on the screen when the 3D view opens', async ({ page }) => {
  await page.goto('/texture/skins?player=Fabbro');
  await page.getByRole('button', { name: 'Open 3D viewer' }).click();
  const stage = page.getByRole('img', { name: /3D/ });
  await expect(stage).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await stage.boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test('the skin of a player is at hand while its pictures are out of view', async ({ page }) => {
  await page.goto('/texture/skins?player=Mantello');
  await expect(page.getByRole('heading', { name: 'Cape' })).toBeVisible();
  await leaveResult(page);
  const download = page.waitForEvent('download');
  await bar(page).getByRole('link', { name: 'Download skin' }).click();
  expect((await download).suggestedFilename()).toBe('Mantello.png');
});

test('the bar follows what is typed', async ({ page }) => {
  await openWithBar(page, '/tools/loregenerator');
  await expect(bar(page)).toContainText('Fucina (Lore Generator)');
  await page.getByRole('textbox', { name: 'Lore line 2' }).fill('<red>Hot');
  await expect(bar(page)).toContainText('Hot');
  await page.getByRole('textbox', { name: 'Title' }).fill('Tongs');
  await expect(bar(page)).toContainText('Tongs');
});

for (const { what, path, field, reach } of [
  {
    what: 'an item id',
    path: '/tools/loregenerator?format=give&item=spada+di+diamante',
    field: 'Item id',
  },
  {
    what: 'the target of a head',
    path: '/texture/skulls?player=Fabbro&target=Marco+Rossi',
    field: 'Target',
    reach: (page: Page) => expect(page.getByRole('heading', { name: /and newer/ })).toBeAttached(),
  },
  { what: 'the name of a jar', path: '/tools/server?jar=a%3Cb.jar', field: 'Jar file name' },
]) {
  test(`where ${what} is wrong, Copy in the bar leads to it`, async ({ page }) => {
    await openWhole(page, path);
    await reach?.(page);
    await leaveResult(page);
    await bar(page).getByRole('button', { name: 'Copy' }).click();
    const wrong = page.getByRole('textbox', { name: field });
    await expect(wrong).toBeFocused();
    await expect(wrong).toBeInViewport({ ratio: 1 });
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    const [reason] = ((await wrong.getAttribute('aria-describedby')) ?? '').split(' ');
    await expect(page.locator(`[id="${reason}"]`)).toBeInViewport({ ratio: 1 });
  });
}

test('what has the focus is neither behind the bar nor behind the header', async ({ page }) => {
  await openWithBar(page, '/tools/server');
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const box = focused?.getBoundingClientRect();
      if (!focused || !box || focused.closest('header, .result-bar, .skip-link')) return undefined;
      const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const bottom =
        document.querySelector('.result-bar')?.getBoundingClientRect().top ?? innerHeight;
      // What is higher than the room between them cannot be seen whole.
      const isHigh = box.height > bottom - top;
      const isCovered = isHigh
        ? box.bottom <= top || box.top >= bottom
        : box.top < top - 1 || box.bottom > bottom + 1;
      return isCovered ? focused.outerHTML.slice(0, 120) : undefined;
    });
    expect(covered).toBeUndefined();
  }
});

test('toasts stand above the bar, and the end of the page is not under it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWithBar(page, '/tools/loregenerator');
  await bar(page).getByRole('button', { name: 'Copy' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Text copied to clipboard!' });
  await expect(toast).toBeVisible();
  const top = (await bar(page).boundingBox())?.y ?? 0;
  await expect.poll(async () => bottomOf(await toast.boundingBox())).toBeLessThanOrEqual(top);
});

for (const { what, letters } of [
  { what: 'a long toast', letters: 50 },
  { what: 'a toast that is longer than the screen', letters: 400 },
]) {
  test(`${what} is read to its end, and can be closed meanwhile`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const missing = Array.from({ length: letters }, (_, at) => String.fromCodePoint(0x4e00 + at));
    const [title, lines] = [missing.slice(0, letters / 2), missing.slice(letters / 2)];
    const state = { title: title.join(''), lines: lines.join('') };
    await page.goto(`/tools/loregenerator?${new URLSearchParams(state)}`);
    await page.getByRole('button', { name: 'Copy as a picture' }).click();
    const toast = page.locator('.toast').filter({ hasText: missing.join(' ') });
    const close = toast.getByRole('button', { name: 'Close' });
    await close.focus();
    const header = await page.getByRole('banner').boundingBox();
    const top = async () => (await toast.boundingBox())?.y ?? 0;
    await expect.poll(top).toBeGreaterThanOrEqual(bottomOf(header));
    expect(await toast.evaluate(isCutBelow)).toBe(false);
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('End');
    await expect.poll(() => toast.evaluate(pixelsLeft)).toBeLessThanOrEqual(1);
    await expect(toast).toBeInViewport({ ratio: 1 });
    await expect(close).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(toast).toHaveCount(0);
  });
}

function isCutBelow(toast: Element): boolean {
  return [...toast.querySelectorAll('div')].some((one) => one.scrollHeight > one.clientHeight + 1);
}

function pixelsLeft({ scrollHeight, scrollTop, clientHeight }: Element): number {
  return scrollHeight - scrollTop - clientHeight;
}

function bottomOf(box: { readonly y: number; readonly height: number } | null): number {
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
}

test('a dialog is above the bar', async ({ page }) => {
  await openWithBar(page, '/tools/loregenerator');
  await page.getByRole('button', { name: 'Saved' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const isAbove = await page.evaluate(() => {
    const box = document.querySelector('.result-bar')?.getBoundingClientRect();
    const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit?.closest('dialog') !== null;
  });
  expect(isAbove).toBe(true);
});

test('the bar is neither in print nor on a wide screen', async ({ page }) => {
  await openWithBar(page, '/tools/loregenerator');
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(bar(page)).toHaveCount(0);
});

test('a phone on its side keeps its screen for the tool', async ({ page }) => {
  await page.setViewportSize({ width: HEIGHT, height: WIDTH });
  await openWithBar(page, '/tools/loregenerator');
  expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(64);
  await page.getByRole('textbox', { name: 'Lore line 3' }).focus();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  // It scrolls away with its card.
  await expect(page.locator('.format-strip')).toHaveCSS('position', 'static');
});

test('a phone that is turned stays at what was read', async ({ page }) => {
  await openWhole(page, '/accessibility');
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await page.setViewportSize({ width: HEIGHT, height: WIDTH });
  await expect(page.locator('.site-header')).toHaveCSS('position', 'relative');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
});

test('a number is stepped by buttons that only fingers get', async ({ page }) => {
  await page.goto('/tools/server');
  const number = page.getByRole('spinbutton', { name: 'RAM in MB' });
  await number.locator('xpath=following-sibling::button').tap();
  await expect(number).toHaveValue('1024');
  await number.locator('xpath=preceding-sibling::button').tap();
  await expect(number).toHaveValue('512');
});

test('a line of lore is one line high; one button opens a sheet that moves and removes it', async ({
  page,
}) => {
  await openWhole(page, '/tools/loregenerator');
  const line = (number: number) => page.getByRole('textbox', { name: `Lore line ${number}` });
  const more = (number: number) =>
    page.getByRole('button', { name: `Move or remove #${number}`, exact: true });
  const heights = await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox') })
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(heights).toEqual([44, 44, 44]);
  const third = await line(3).inputValue();
  await more(3).tap();
  await expectFitForThumbs(page);
  await page.getByRole('button', { name: 'Move line 3 up' }).tap();
  await expect(line(2)).toHaveValue(third);
  await expect(more(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Move line 2 down' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line(3)).toHaveValue(third);
  await expect(more(3)).toBeFocused();
  await more(3).tap();
  await page.getByRole('button', { name: 'Delete line 3' }).tap();
  await expect(line(3)).toHaveCount(0);
  await expect(more(2)).toBeFocused();
  await more(1).tap();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete line 1' })).toBeHidden();
});

test('a line is dragged by its number', async ({ page }) => {
  await openWhole(page, '/tools/loregenerator');
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('textbox') });
  const third = await rows.nth(2).getByRole('textbox').inputValue();
  await rows.nth(2).getByText('#3').hover();
  await page.mouse.down();
  await rows.nth(0).getByText('#1').hover();
  await page.mouse.up();
  await expect(rows.nth(0).getByRole('textbox')).toHaveValue(third);
});

test('what is saved under a long name keeps its buttons, and says what is left out', async ({
  page,
}) => {
  await openWhole(page, '/tools/config');
  await page.getByRole('button', { name: 'Saved', exact: true }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('no files, and nothing you decided about their texts');
  await dialog.getByLabel('Save what you see as').fill('The messages of my shop '.repeat(2));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /^Delete/ })).toBeInViewport({ ratio: 1 });
  expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
});
