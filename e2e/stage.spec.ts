// Where things stand on a page, and that nothing moves which the visitor did not move.
import { everyPage, languageCodes, pageById, type ToolId } from '@fucina/site';
import { fillIn, words } from '@fucina/site/words';
import { PLACE_IDS, type PlaceId } from '@fucina/text-places';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { countShifts, shifted } from './layout-shifts.ts';
import { openWhole } from './open-whole.ts';

const DESKTOP = { width: 1440, height: 900 };
const LAPTOP = { width: 1366, height: 768 };
/** The height of a title of one line on a phone. */
const TITLE_LINE = 28;
const PHONE = { width: 390, height: 844 };

interface Place {
  readonly tool: ToolId;
  /** What the visitor writes in first. */
  readonly field: (page: Page) => Locator;
  /** How far down it may begin. */
  readonly mostTop: number;
}

const textbox = (name: string) => (page: Page) => page.getByRole('textbox', { name, exact: true });

const fields: readonly Place[] = [
  { tool: 'lore-generator', field: textbox('Title'), mostTop: 260 },
  { tool: 'start-command', field: textbox('Jar file name'), mostTop: 260 },
  { tool: 'small-caps', field: textbox('Input'), mostTop: 260 },
  { tool: 'text-workshop', field: textbox('Text'), mostTop: 260 },
  { tool: 'text-gradient', field: textbox('Text'), mostTop: 420 },
  { tool: 'motd', field: textbox('Line 1'), mostTop: 440 },
  { tool: 'skulls', field: (page) => page.getByLabel('Player name or texture URL'), mostTop: 260 },
  { tool: 'skins', field: (page) => page.getByLabel('Username', { exact: true }), mostTop: 260 },
  {
    tool: 'server-status',
    field: (page) => page.getByLabel('Server address', { exact: true }),
    mostTop: 260,
  },
];

for (const { tool, field, mostTop } of fields) {
  test(`the first field of ${tool} is near the top`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await openWhole(page, `${pageById(tool).path}?lng=en`);
    expect(await topOf(field(page))).toBeLessThanOrEqual(mostTop);
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  for (const language of languageCodes) {
    for (const { tool } of fields) {
      test(`the tool ${tool} begins on the first screen, in ${language}`, async ({ page }) => {
        await openWhole(page, `${pageById(tool).path}?lng=${language}`);
        const first = page.locator(
          'main :is(input:not([type=checkbox], [type=hidden], [type=file]), textarea)',
        );
        // A long title has a second line.
        const title = (await page.getByRole('heading', { level: 1 }).boundingBox())?.height ?? 0;
        expect((await topOf(first.first())) - title).toBeLessThanOrEqual(300 - TITLE_LINE);
      });
    }
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  for (const language of languageCodes) {
    test(`home has a row of tools on the first screen, and is three screens long, in ${language}`, async ({
      page,
    }) => {
      await openWhole(page, `/?lng=${language}`);
      for (const id of ['lore-generator', 'small-caps'] as const) {
        const card = page.locator(`main a[href^="${pageById(id).path}"]`).first();
        await expect(card).toBeInViewport({ ratio: 1 });
      }
      expect(await heightOf(page)).toBeLessThanOrEqual(3.2 * PHONE.height);
    });

    test(`the text workshop begins with a few places, and has the others, in ${language}`, async ({
      page,
    }) => {
      await openWhole(page, `${pageById('text-workshop').path}?lng=${language}`);
      expect(await heightOf(page)).toBeLessThanOrEqual(3.6 * PHONE.height);
      const { names } = words[language].text_places;
      const place = (id: PlaceId) => page.getByRole('heading', { name: names[id], exact: true });
      const { all } = words[language].text_workshop.places;
      const [first, last] = [PLACE_IDS[0], PLACE_IDS.at(-1)];
      if (first === undefined || last === undefined) throw new Error('there are no places');
      await expect(place(first)).toBeVisible();
      await expect(place(last)).toBeHidden();
      await page.getByRole('button', { name: fillIn(all, { count: PLACE_IDS.length }) }).click();
      await expect(place(last)).toBeVisible();
    });
  }

  test('a link to an answer of “Good to know” opens it', async ({ page }) => {
    const { what, x } = words.en.smallcap.help;
    await openWhole(page, '/tools/smallcap?lng=en#help-x');
    await expect(page.getByRole('heading', { name: x.title })).toBeInViewport();
    await expect(page.getByText(x.text)).toBeInViewport();
    await expect(page.getByText(what.text)).toBeHidden();
  });
});

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

const IN_BRIEF = [
  'lore-generator',
  'text-gradient',
  'start-command',
  'text-workshop',
  'motd',
] as const;

for (const tool of IN_BRIEF) {
  test(`on a phone the result of ${tool} is in sight before any script`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${pageById(tool).path}?lng=en`);
    const bar = page.getByRole('region', { name: words.en.ui.result_bar.name });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('button', { name: words.en.ui.copy, exact: true })).toBeVisible();
    // It stays, and does not cover the end of the page.
    await page.getByRole('contentinfo').locator(':scope > *').last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 1e5);
    const end = () => page.getByRole('contentinfo').boundingBox();
    const top = (await bar.boundingBox())?.y ?? 0;
    await expect.poll(async () => bottomOf(await end())).toBeLessThanOrEqual(top + 1);
    await context.close();
  });
}

test('on a tablet the stage stands beside the bench, and nothing is cut', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const language of languageCodes) {
    for (const tool of [
      'lore-generator',
      'text-gradient',
      'start-command',
      'text-workshop',
    ] as const) {
      await openWhole(page, `${pageById(tool).path}?lng=${language}`);
      const [bench, stage] = await page
        .locator('.tool-column')
        .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().toJSON()));
      expect(stage.x, tool).toBeGreaterThan(bench.right);
      expect(stage.y, tool).toBe(bench.y);
      expect(await cutInTool(page), tool).toEqual([]);
    }
  }
});

for (const tool of [
  'lore-generator',
  'text-gradient',
  'start-command',
  'small-caps',
  'motd',
] as const) {
  test(`what ${tool} makes can be copied without scrolling, on a laptop too`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await openWhole(page, `${pageById(tool).path}?lng=en`);
    const copy = page
      .getByRole('main')
      .getByRole('button', { name: words.en.ui.copy, exact: true });
    expect(await topOf(copy)).toBeLessThanOrEqual(560);
    await page.setViewportSize(LAPTOP);
    await expect(copy).toBeInViewport({ ratio: 1 });
    expect(await scrollingInStage(page)).toEqual([]);
  });
}

/** What can be scrolled in the column of the stage. */
function scrollingInStage(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(':is(.tool-stage, .stage), :is(.tool-stage, .stage) *')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
        return (
          (scrolls(overflowY) && element.scrollHeight > element.clientHeight) ||
          (scrolls(overflowX) && element.scrollWidth > element.clientWidth)
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

const LETTERS = 'Forged in the last fire of the Nether by a smith whom nobody has seen since then';

const typed = [
  { tool: 'lore-generator', field: textbox('Title') },
  { tool: 'text-gradient', field: textbox('Text') },
  { tool: 'motd', field: textbox('Line 1') },
] as const;

for (const { tool, field } of typed) {
  test(`typing a long text in ${tool} moves nothing outside the stage, and nothing in it is cut`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await openWhole(page, `${pageById(tool).path}?lng=en`);
    await field(page).fill('F');
    // What is saved as a file is, from the first letter on.
    if (tool === 'motd') await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
    await page.locator('.stage').hover();
    const before = await outsideStage(page);
    await field(page).click();
    for (const length of [8, 20, 27, 40, 60, 80]) {
      await field(page).fill(LETTERS.slice(0, length));
      await expect(page.locator('.stage')).toContainText(LETTERS.slice(0, 8));
      expect(await outsideStage(page)).toEqual(before);
      expect(await sidewaysInStage(page)).toBe(0);
    }
  });
}

const asked = [
  '/texture/skins?player=Fabbro',
  '/texture/skulls?player=Fabbro',
  '/tools/server-status?address=play.demo',
  '/tools/motd?address=play.demo',
  '/things',
];

for (const path of asked) {
  for (const [screen, viewport] of Object.entries({
    desktop: DESKTOP,
    laptop: { width: 1280, height: 720 },
    tablet: { width: 768, height: 1024 },
    phone: PHONE,
  })) {
    test(`what ${path} asks for comes without moving what is there, on a ${screen}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      // Something is kept.
      await page.addInitScript(() => localStorage.setItem('fucina.1.recent-players', 'Notch'));
      await countShifts(page);
      await openWhole(page, `${path}${path.includes('?') ? '&' : '?'}lng=en`);
      const main = page.getByRole('main');
      await expect(
        main.getByText(
          /^(Texture hash|Texture value|Version|Players see something else\.)$|^\d things?,/,
        ),
      ).toBeVisible();
      expect(await shifted(page)).toBeLessThan(0.02);
    });
  }
}

test('the page for what does not exist is styled from the first paint on', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await countShifts(page);
  await openWhole(page, '/tools/lore?lng=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.not_found.title);
  expect(await shifted(page)).toBeLessThan(0.02);
});

test('the first letter of a name moves no command', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openWhole(page, '/texture/skulls?lng=en&player=Fabbro');
  const copy = page.getByRole('main').getByRole('button', { name: words.en.ui.copy, exact: true });
  const before = await topOf(copy);
  await textbox('Item name')(page).fill('S');
  await expect(page.locator('.stage')).toContainText('minecraft:player_head');
  expect(await topOf(copy)).toBe(before);
});

test.describe('on a phone, in the MOTD studio', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  for (const language of languageCodes) {
    test(`warnings come and go without moving the line that is typed, in ${language}`, async ({
      page,
    }) => {
      await openWhole(page, `${pageById('motd').path}?lng=${language}`);
      const line = page.locator('main input[data-markup]').first();
      const top = await topOf(line);
      expect(top).toBeLessThanOrEqual(300);
      // Where warnings will stand, there is no empty strip before.
      const { motd, formatting } = words[language];
      const target = motd.line.replace('{{number}}', '1');
      const hint = page
        .getByText(formatting.acts_on.replace('{{target}}', target))
        .filter({ visible: true });
      await expect(hint).toHaveCount(1);
      await line.fill(LETTERS);
      await expect(page.locator('main li.flex').first()).toBeVisible();
      await expect(hint).toHaveCount(0);
      expect(await topOf(line)).toBe(top);
    });
  }
});

test.describe('on a phone, in the lore generator', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  for (const language of languageCodes) {
    test(`warnings about the title come and go without moving the lines, in ${language}`, async ({
      page,
    }) => {
      await openWhole(page, `${pageById('lore-generator').path}?lng=${language}`);
      const [title, line] = [0, 1].map((index) =>
        page.locator('main input[data-markup]').nth(index),
      );
      if (!title || !line) throw new Error('no fields');
      const note = page.locator('main .notes-over p');
      await title.fill('plain');
      await expect(note).toBeHidden();
      const distance = async () => (await topOf(line)) - (await topOf(title));
      const before = await distance();
      // The last one has more to say than there is room, and the line under it can be tapped all the same.
      for (const wrong of ['<bold>x</blod>', '<gradient:#zz>a', '§cRed <bold>x</blod>']) {
        await title.fill(wrong);
        await expect(note).toBeInViewport({ ratio: 1 });
        expect(await distance()).toBe(before);
      }
      await line.click();
      await expect(note).toBeVisible();
      expect(await distance()).toBe(before);
    });
  }
});

test('the text workshop uses the width of the window', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openWhole(page, '/tools/text?lng=en');
  const heightOfPage = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(heightOfPage).toBeLessThanOrEqual(2900);
});

test('on a large screen the text workshop has three columns of places', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openWhole(page, '/tools/text?lng=en');
  const columns = await page
    .locator('.places')
    .evaluate((places) => getComputedStyle(places).gridTemplateColumns.split(' ').length);
  expect(columns).toBe(3);
  const heightOfPage = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(heightOfPage).toBeLessThanOrEqual(2550);
});

test('home says in both languages what it is for, and shows a whole row of tools', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  for (const language of languageCodes) {
    await openWhole(page, `/?lng=${language}`);
    const saying = page
      .getByRole('main')
      .getByText(/Minecraft/)
      .first();
    expect(await topOf(saying)).toBeLessThanOrEqual(400);
    for (const id of ['lore-generator', 'small-caps', 'text-gradient', 'text-workshop'] as const) {
      const card = page.locator(`main a[href^="${pageById(id).path}"]`).first();
      await expect(card).toBeInViewport({ ratio: 1 });
    }
  }
});

test('one button of a page has the accent', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const paths = [...everyPage.map(({ path }) => `${path}?lng=en`), '/texture/skulls?player=Fabbro'];
  for (const path of paths) {
    await openWhole(page, path);
    const shown = page.locator('main .button-primary').filter({ visible: true });
    expect(await shown.count(), path).toBeLessThanOrEqual(1);
  }
});

test('all blocks of a page have one left edge', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  for (const path of ['/tools/loregenerator', '/accessibility', '/tools', '/tools/motd']) {
    await openWhole(page, `${path}?lng=en`);
    const edges = await page.evaluate(() => {
      const logo = document.querySelector('header a')?.getBoundingClientRect().left ?? 0;
      return [...document.querySelectorAll('main > nav, main > div, main > section')]
        .filter((block) => !block.matches('.page-actions') && block.checkVisibility())
        .map((block) => Math.round(block.getBoundingClientRect().left - logo));
    });
    expect(edges.filter((edge) => edge !== 0)).toEqual([]);
  }
  // What is read there is narrower than the page.
  await openWhole(page, '/accessibility?lng=en');
  const lefts = await page.evaluate(() =>
    ['header a', 'main h2'].map(
      (part) => document.querySelector(part)?.getBoundingClientRect().left,
    ),
  );
  expect(lefts[1]).toBe(lefts[0]);
});

test('the name of what is saved can be typed at once', async ({ page }) => {
  await openWhole(page, '/tools/loregenerator?lng=en&title=%3Cb%3EEmberfang');
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  const name = page.getByRole('dialog').getByLabel('Save what you see as');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Emberfang');
  await page.keyboard.type('My sword');
  await expect(name).toHaveValue('My sword');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('“My sword” is saved.');
});

for (const [reducedMotion, sparks] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const) {
  test(`a copy strikes ${sparks} sparks where motion is ${reducedMotion}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.emulateMedia({ reducedMotion });
    await openWhole(page, `${pageById('start-command').path}?lng=en`);
    await page.evaluate(() => {
      let struck = 0;
      document.addEventListener('animationstart', ({ animationName }) => {
        if (animationName === 'sparks') struck++;
      });
      Object.assign(window, { struck: () => struck });
    });
    const main = page.getByRole('main');
    await main.getByRole('button', { name: words.en.ui.copy, exact: true }).click();
    await expect(page.getByText(words.en.ui.clipboard.copied)).toBeVisible();
    await expect.poll(() => page.evaluate('struck()')).toBe(sparks);
  });
}

test('of the commands of a head one is in front, and the page is short', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openWhole(page, '/texture/skulls?lng=en&player=Fabbro');
  const copy = page.getByRole('main').getByRole('button', { name: words.en.ui.copy, exact: true });
  expect(await topOf(copy)).toBeLessThanOrEqual(560);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    1800,
  );
});

test('the menu of tools fits a laptop', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  for (const language of languageCodes) {
    await openWhole(page, `/?lng=${language}`);
    const tools = page.getByRole('button', { name: words[language].tools.title, exact: true });
    await tools.click();
    const list = page.locator(`[id="${await tools.getAttribute('aria-controls')}"] > div`);
    await expect(list).toBeVisible();
    const hidden = await list.evaluate((it) => [
      it.scrollHeight - it.clientHeight,
      it.scrollWidth - it.clientWidth,
    ]);
    expect(hidden).toEqual([0, 0]);
    await tools.click();
  }
});

async function topOf(locator: Locator): Promise<number> {
  await expect(locator).toBeVisible();
  return (await locator.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
}

/** The boxes of the bench, and of what stands under the stage, but not of what is typed in. */
function outsideStage(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h2, label, button, select, textarea, input)')]
      .filter((element) => !element.closest('.stage') && element.checkVisibility())
      .map((element) => {
        const { x, y, width } = element.getBoundingClientRect();
        return `${element.tagName} ${x} ${y} ${width}`;
      }),
  );
}

function sidewaysInStage(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('.stage, .stage .game-surface')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  );
}

test('after a page whose link asks for something, an idle look-up page keeps no room for an answer', async ({
  page,
}) => {
  const columns = page.locator('.look-up, .tool-columns').first();
  const height = async () => Math.round((await columns.boundingBox())?.height ?? 0);
  await page.goto('/texture/skins');
  const idle = await height();
  await page.goto('/tools/server-status?address=play.demo');
  await expect(page.getByRole('region', { name: words.en.server_status.region })).toContainText(
    words.en.server_status.online,
  );
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: words.en.search.title }).fill(words.en.skins.title);
  await expect(page.getByRole('option').first()).toContainText(words.en.skins.title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/skins/);
  await expect.poll(height).toBe(idle);
});

/** Words without which no English sentence is written, and that Italian does not have; not in names with dashes. */
const ENGLISH = /(?<![\w/-])(?:the|and|your|with|this|that|are|from|what|you|not)(?![\w/-])/i;

for (const { path } of everyPage) {
  test(`the texts of ${path} in Italian are Italian`, async ({ page }) => {
    await openWhole(page, `${path}?lng=it`);
    const said = await sentences(page);
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter((text) => ENGLISH.test(text))).toEqual([]);
  });
}

test('English texts are recognised as such', async ({ page }) => {
  await openWhole(page, '/?lng=en');
  const english = (await sentences(page)).filter((text) => ENGLISH.test(text));
  expect(english.length).toBeGreaterThan(3);
});

/** What is said to the eye and to screen readers, without what is written for machines, by the game or by others. */
function sentences(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const NOT_OURS = 'code, pre, kbd, script, style, textarea, [lang]:not(html), [class*="game-"]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement && !parentElement.closest(NOT_OURS)) found.push(textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      if (element.closest(NOT_OURS)) continue;
      for (const name of ['aria-label', 'title', 'placeholder']) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return found;
  });
}

/** Controls of the tool that reach out of it, or out of what is around them and does not scroll. */
function cutInTool(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.tool-column :is(button, input, select, textarea, a)')]
      .filter((control) => control.checkVisibility() && !control.closest('.examples'))
      .filter((control) => {
        const box = control.getBoundingClientRect();
        const column = control.closest('.tool-column')?.getBoundingClientRect();
        return column && (box.left < column.left || box.right > column.right);
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
}

function bottomOf(box: { readonly y: number; readonly height: number } | null): number {
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
}
