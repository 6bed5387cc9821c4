import type { Page } from '@playwright/test';

/** From the next page on. */
export function countShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    let shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifted += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifted: () => shifted });
  });
}

/** How much has moved on the page that the visitor did not move. */
export function shifted(page: Page): Promise<number> {
  return page.evaluate<number>('shifted()');
}
