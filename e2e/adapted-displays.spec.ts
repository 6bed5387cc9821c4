import { allPages, languageCodes } from '@fucina/site';
import { words } from '@fucina/site/words';
import { expect, type Page, test } from '@playwright/test';
import { expectFocusSeen, tabTo } from './keyboard.ts';

for (const { path } of allPages) {
  test(`${path} at 400 %: the focus is seen wherever Tab leads`, async ({ page }) => {
    test.slow();
    // A window of 1,280 × 1,024 pixels.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      await expectFocusSeen(page);
    }
  });

  test(`${path} with text of twice the size: all of it is there, and nothing is to the side`, async ({
    page,
  }) => {
    await doubleText(page);
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    expect(await findCut(page)).toEqual([]);
  });

  test(`${path} with more space between letters, words and lines: nothing is cut off`, async ({
    page,
  }) => {
    await page.goto(path);
    await widenText(page);
    expect(await findCut(page)).toEqual([]);
  });

  test(`${path} with less motion: nothing moves and no timer runs on`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const countMoving = () =>
      page.evaluate(async () => {
        let frames = 0;
        const request = window.requestAnimationFrame;
        window.requestAnimationFrame = (callback) => {
          frames += 1;
          return request(callback);
        };
        await new Promise((resolve) => setTimeout(resolve, 1000));
        window.requestAnimationFrame = request;
        const running = document.getAnimations().filter(({ playState }) => playState === 'running');
        return { frames, running: running.length };
      });
    // On a busy machine the last parts may still load in the first second.
    await expect.poll(countMoving).toEqual({ frames: 0, running: 0 });
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

/** Files that wait until they are released. */
async function holdBack(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  for (const { path } of allPages) {
    test(`${path} with text of twice the size: nothing is cut off or to the side`, async ({
      page,
    }) => {
      await doubleText(page);
      for (const language of languageCodes) {
        await page.goto(`${path}?lng=${language}`, { waitUntil: 'networkidle' });
        expect([...(await findCut(page)), ...(await findBeyond(page))]).toEqual([]);
      }
    });
  }
});

for (const [screen, viewport] of [
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1280, height: 900 }],
] as const) {
  test.describe(`the list of the config studio on a ${screen}`, () => {
    test.use({ viewport, hasTouch: screen === 'phone' });
    for (const language of languageCodes) {
      for (const isDouble of [false, true]) {
        const size = isDouble ? 'twice the size' : 'usual size';
        test(`in ${language}, with text of ${size}: every row has room for its lines`, async ({
          page,
        }) => {
          if (isDouble) await doubleText(page);
          await page.goto(`/tools/config?lng=${language}`);
          const text = `"join-message": '&c&lHi there&r'\nplain: Hello\nopen: '&#zz <red>Oh'\n`;
          await page
            .locator('input[type=file]')
            .first()
            .setInputFiles({ name: 'a.yml', mimeType: 'text/yaml', buffer: Buffer.from(text) });
          const { same } = words[language].config.marks;
          await expect(page.getByRole('row', { name: same })).toBeVisible();
          expect(await findCramped(page)).toEqual([]);
        });
      }
    }
  });
}

test('on a phone with text of twice the size no icon lies on the words of its field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await doubleText(page);
  await page.goto('/tools/textgradient');
  expect(await gapBesideIcon(page)).toBeGreaterThan(4);
  await page.goto('/tools/config');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.yml', mimeType: 'text/yaml', buffer: Buffer.from('a: Hello') });
  await expect(page.getByRole('searchbox')).toBeVisible();
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

/** As the setting of the browser does, which media queries follow too. */
async function doubleText(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
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

/** Buttons, links, titles and labels whose words do not fit, and whatever makes the page wider than the window. */
function findCut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, label, summary')]
      .filter(
        (element) => element.checkVisibility() && getComputedStyle(element).overflowX !== 'visible',
      )
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.textContent ?? '');
    return scrollWidth > clientWidth ? [`page: ${scrollWidth} of ${clientWidth}`, ...cut] : cut;
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active' } });

    /** How the chosen and another one of some controls are drawn: border and background. */
    async function looks(page: Page, chosen: string, other: string): Promise<string[]> {
      const lookOf = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => {
            const { backgroundColor, borderTopColor, borderBottomColor } =
              getComputedStyle(element);
            return [backgroundColor, borderTopColor, borderBottomColor].join(' ');
          });
      return Promise.all([lookOf(chosen), lookOf(other)]);
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
        const [one, two] = await looks(page, chosen, other);
        expect(one).not.toBe(two);
      });
    }

    test('a checkbox and a switch are drawn by the system', async ({ page }) => {
      await page.goto('/tools/server');
      const box = page.getByRole('checkbox', { name: words.en.server.show_gui });
      await expect(box).toHaveCSS('appearance', 'auto');
      await box.check();
      await page.keyboard.press('Tab');
      await expectFocusSeen(page);
    });

    for (const path of ['/tools/loregenerator', '/tools/text', '/tools/motd']) {
      test(`${path}: the buttons of the toolbar begin where the lines around them do`, async ({
        page,
      }) => {
        await page.goto(path);
        const toolbar = page.getByRole('toolbar');
        const around = await toolbar.locator('..').boundingBox();
        const first = await toolbar.getByRole('button').first().boundingBox();
        expect(first?.x).toBe(around?.x);
      });
    }

    test('the colours to choose from stay colours', async ({ page }) => {
      await page.goto('/tools/loregenerator');
      const gold = page.getByRole('button', { name: words.en.formatting.colors.gold, exact: true });
      await expect(gold.locator('span').first()).toHaveCSS('background-color', 'rgb(255, 170, 0)');
    });
  });
}

test('with more contrast wanted, muted text is as dark as any other', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', contrast: 'more' });
  const page = await context.newPage();
  await page.goto('/tools');
  const colors = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--muted', '--hairline', '--control', '--ink'].map((name) =>
      style.getPropertyValue(name).trim(),
    );
  });
  expect(new Set(colors).size).toBe(1);
  await context.close();
});

/** What is beyond the edge of the window, also where a parent cuts it off and the page is no wider for it. */
function findBeyond(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll<HTMLElement>('header *, main :is(h1, h2, p, button)');
    return [...parts]
      .filter((element) => !element.closest('[role=toolbar], .game-window, .sr-only'))
      .filter((element) => element.getBoundingClientRect().right > screen.width + 1)
      .map((element) => element.outerHTML.slice(0, 100));
  });
}
