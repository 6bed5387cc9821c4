import type { Page } from '@playwright/test';

/** Buttons, links, titles and labels whose words do not fit, and whatever makes the page wider than the window. */
export function findCut(page: Page): Promise<readonly string[]> {
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

/** What is beyond the edge of the window, also where a parent cuts it off and the page is no wider for it. */
export function findBeyond(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll<HTMLElement>('header *, main :is(h1, h2, p, button)');
    return [...parts]
      .filter((element) => !element.closest('[role=toolbar], .game-window, .sr-only'))
      .filter((element) => element.getBoundingClientRect().right > screen.width + 1)
      .map((element) => element.outerHTML.slice(0, 100));
  });
}
