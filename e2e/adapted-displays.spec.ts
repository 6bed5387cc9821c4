import { allPages } from '@fucina/site';
import { words } from '@fucina/site/words';
import { expect, type Page, test } from '@playwright/test';
import { expectFocusSeen } from './keyboard.ts';

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

  test(`${path} with less motion: nothing moves and no timer runs on`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const moving = await page.evaluate(async () => {
      let frames = 0;
      const request = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (callback) => {
        frames += 1;
        return request(callback);
      };
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      return { frames, running: running.length };
    });
    expect(moving).toEqual({ frames: 0, running: 0 });
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
