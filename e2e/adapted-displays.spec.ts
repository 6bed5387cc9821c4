import { everyPage, languageCodes } from '@fucina/site';
import { words } from '@fucina/site/words';
import { expect, type Page, test } from '@playwright/test';
import { sayThatTheyReadMiniMessage } from './config-answers.ts';
import { findCut } from './cut-off.ts';
import { holdBack } from './hold-back.ts';
import { expectFocusSeen, tabTo } from './keyboard.ts';
import { openWhole } from './open-whole.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
import { setTextSize } from './text-size.ts';

for (const { path } of everyPage) {
  test(`${path} with less motion, larger text, wider spaces and at 400 %`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWhole(page, path);
    await test.step('with less motion, nothing moves and no timer runs on', async () => {
      // On a busy machine the last parts may still load in the first second.
      await expect.poll(() => countMoving(page)).toEqual({ frames: 0, running: 0 });
    });
    await page.emulateMedia({ reducedMotion: 'no-preference' });

    await test.step('with text of twice the size, all of it is there, and nothing is to the side', async () => {
      await setTextSize(page, 'double');
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      expect.soft(await findCut(page)).toEqual([]);
      await setTextSize(page, 'usual');
      await expect(page.locator('html')).toHaveCSS('font-size', '16px');
    });

    await test.step('with more space between letters, words and lines, nothing is cut off', async () => {
      await widenText(page);
      expect.soft(await findCut(page)).toEqual([]);
      await page.evaluate(() => document.adoptedStyleSheets.pop());
    });

    await test.step('at 400 %, the focus is seen wherever Tab leads', async () => {
      // A window of 1,280 × 1,024 pixels.
      await page.setViewportSize({ width: 320, height: 256 });
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab');
        await expectFocusSeen(page);
      }
    });
  });
}

function countMoving(page: Page): Promise<{ readonly frames: number; readonly running: number }> {
  return page.evaluate(async () => {
    let frames = 0;
    const request = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => {
      frames += 1;
      return request(callback);
    };
    // About a second.
    for (let passed = 0; passed < 60; passed += 1) await new Promise(request);
    window.requestAnimationFrame = request;
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    return { frames, running: running.length };
  });
}

test('/tools/text at 400 %: the engine that arrives late does not push the focus out of sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const release = await holdBack(page, '**/assets/engine-*.js');
  await page.goto('/tools/text');
  const isAsked = page.waitForRequest('**/assets/engine-*.js');
  await tabTo(page, page.getByRole('toolbar').getByRole('button').first());
  await isAsked;
  const picture = page.getByRole('figure', { name: words.en.text_places.names.chat });
  await tabTo(page, picture.locator('[tabindex]'));
  const before = await picture.boundingBox();
  release();
  await expect(
    page
      .getByRole('region', { name: words.en.text_workshop.outputs.title })
      .getByRole('textbox')
      .first(),
  ).toBeAttached();
  await expectFocusSeen(page);
  expect((await picture.boundingBox())?.y).toBe(before?.y);
});

test('the bar with the result that arrives late does not cover the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdBack(page, '**/assets/bar-parts-*.js');
  await page.goto('/tools/loregenerator');
  for (let presses = 0; presses < 26; presses += 1) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
    const isLow = await page.evaluate(
      () => (document.activeElement?.getBoundingClientRect().top ?? 0) > innerHeight - 80,
    );
    // Where the bar comes.
    if (isLow) break;
  }
  release();
  await expect(page.getByRole('region', { name: words.en.ui.result_bar.name })).toBeVisible();
  await expectFocusSeen(page);
});

for (const [screen, viewport] of [
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1280, height: 900 }],
] as const) {
  test.describe(`the list of the config studio on a ${screen}`, () => {
    test.use({ viewport, hasTouch: screen === 'phone' });
    for (const language of languageCodes) {
      test(`in ${language}, every row has room for its lines, with text of twice the size too`, async ({
        page,
      }) => {
        await page.goto(`/tools/config?lng=${language}`);
        const text = `"join-message": '&c&lHi there&r'\nplain: Hello\nopen: '&#zz <red>Oh'\n`;
        await page
          .locator('input[type=file]')
          .first()
          .setInputFiles({ name: 'a.yml', mimeType: 'text/yaml', buffer: Buffer.from(text) });
        await sayThatTheyReadMiniMessage(page, 1, language);
        const { same } = words[language].config.marks;
        await expect(page.getByRole('row', { name: same })).toBeVisible();
        // The rows are as high as what is measured once they are there.
        await expect.poll(() => findCramped(page)).toEqual([]);
        await setTextSize(page, 'double');
        await expect.poll(() => findCramped(page)).toEqual([]);
      });
    }
  });
}

test('on a phone with text of twice the size no icon lies on the words of its field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await setTextSize(page, 'double');
  await page.goto('/tools/textgradient');
  expect(await gapBesideIcon(page)).toBeGreaterThan(4);
  await page.goto('/tools/config');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.yml', mimeType: 'text/yaml', buffer: Buffer.from('a: Hello') });
  await page.getByRole('main').getByRole('button', { name: 'Search keys and texts' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  expect(await gapBesideIcon(page)).toBeGreaterThan(4);
});

/** In the field with an icon, the distance between this and the words. */
function gapBesideIcon(page: Page): Promise<number> {
  return page.locator('main .relative:has(input) > svg').evaluate((icon) => {
    const field = icon.parentElement?.querySelector('input');
    if (!field) throw new Error('no field');
    const { left, right } = icon.getBoundingClientRect();
    const box = field.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    const before = box.left + Number.parseFloat(paddingLeft) - right;
    const after = left - (box.right - Number.parseFloat(paddingRight));
    return Math.max(before, after);
  });
}

/** Rows of a grid that have no room for their lines, or whose cells lie on each other. */
function findCramped(page: Page): Promise<readonly string[]> {
  return page.getByRole('row').evaluateAll((rows) =>
    rows
      .filter((row) => {
        const box = row.getBoundingClientRect();
        const parts = [...row.querySelectorAll('p, span, button')].map((part) =>
          part.getBoundingClientRect(),
        );
        const isOut = parts.some(
          ({ top, bottom, right }) => top < box.top || bottom > box.bottom || right > box.right,
        );
        const cells = [...row.children].map((cell) => cell.getBoundingClientRect());
        const isOver = cells.some(({ left, top }, at) => {
          const before = cells[at - 1];
          return before !== undefined && left < before.right && top < before.bottom;
        });
        return isOut || isOver;
      })
      .map((row) => row.getAttribute('aria-label') ?? row.textContent ?? ''),
  );
}

/** The distances of success criterion 1.4.12, set as a visitor's own style sheet would. */
async function widenText(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

test('an address of many letters does not widen the page where letters stand wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/texture/skins');
  await widenText(page);
  expect(await sidewaysScroll(page)).toBe(0);
});

test.describe('in forced colours, light and dark', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });
  const COLOR_SCHEMES = ['light', 'dark'] as const;

  /** How one of some controls is drawn: border and background. */
  function lookOf(page: Page, selector: string): Promise<string> {
    return page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderTopColor, borderBottomColor } = getComputedStyle(element);
        return [backgroundColor, borderTopColor, borderBottomColor].join(' ');
      });
  }

  for (const [what, path, chosen, other] of [
    ['the language', '/', 'header [aria-pressed=true]', 'header [aria-pressed=false]'],
    [
      'the tab',
      '/tools/server',
      '[role=tab][aria-selected=true]',
      '[role=tab][aria-selected=false]',
    ],
    [
      'the position of a line',
      '/tools/motd',
      'label:has(> input:checked.sr-only)',
      'label:has(> input.sr-only:not(:checked))',
    ],
  ] as const) {
    test(`${what} that is chosen looks different`, async ({ page }) => {
      await page.goto(path);
      for (const colorScheme of COLOR_SCHEMES) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await lookOf(page, chosen), colorScheme).not.toBe(await lookOf(page, other));
      }
    });
  }

  test('a checkbox and a switch are drawn by the system', async ({ page }) => {
    await page.goto('/tools/server');
    const box = page.getByRole('checkbox', { name: words.en.server.show_gui });
    for (const colorScheme of COLOR_SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await expect(box, colorScheme).toHaveCSS('appearance', 'auto');
      await box.check();
      await page.keyboard.press('Tab');
      await expectFocusSeen(page);
      await box.uncheck();
    }
  });

  for (const path of ['/tools/loregenerator', '/tools/text', '/tools/motd']) {
    test(`${path}: the buttons of the toolbar begin where the lines around them do`, async ({
      page,
    }) => {
      await page.goto(path);
      const toolbar = page.getByRole('toolbar');
      for (const colorScheme of COLOR_SCHEMES) {
        await page.emulateMedia({ colorScheme });
        const around = await toolbar.locator('..').boundingBox();
        const first = await toolbar.getByRole('button').first().boundingBox();
        expect.soft(first?.x, colorScheme).toBe(around?.x);
      }
    });
  }

  test('the colours to choose from stay colours', async ({ page }) => {
    await page.goto('/tools/loregenerator');
    const gold = page.getByRole('button', { name: words.en.formatting.colors.gold, exact: true });
    for (const colorScheme of COLOR_SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await expect
        .soft(gold.locator('span').first(), colorScheme)
        .toHaveCSS('background-color', 'rgb(255, 170, 0)');
    }
  });
});

test('with more contrast wanted, muted text is as dark as any other', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/tools');
  const colors = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--muted', '--hairline', '--control', '--ink'].map((name) =>
      style.getPropertyValue(name).trim(),
    );
  });
  expect(new Set(colors).size).toBe(1);
});
