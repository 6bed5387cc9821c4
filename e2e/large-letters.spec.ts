// Phones of people who set their letters to twice the size.
import { allPages, languageCodes } from '@fucina/site';
import { expect, test } from '@playwright/test';

const WIDTH = 360;

test.use({ viewport: { width: WIDTH, height: 740 }, hasTouch: true, isMobile: true });

for (const { path } of allPages) {
  test(`${path}: letters of twice the size fit, and nothing scrolls sideways`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const language of languageCodes) {
      await page.goto(`${path}?lng=${language}`, { waitUntil: 'networkidle' });
      const { letters, across, beyond } = await page.evaluate((width) => {
        const inView = document.querySelectorAll<HTMLElement>(
          'main :is(h1, h2, p, button), header *',
        );
        return {
          letters: getComputedStyle(document.body).fontSize,
          across: document.documentElement.scrollWidth,
          // What a parent cuts off is not in the width of the page.
          beyond: [...inView]
            .filter((element) => !element.closest('[role=toolbar], .game-window, .sr-only'))
            .filter((element) => element.getBoundingClientRect().right > width + 1)
            .map((element) => element.outerHTML.slice(0, 100)),
        };
      }, WIDTH);
      expect([letters, across, beyond]).toEqual(['32px', WIDTH, []]);
    }
  });
}
