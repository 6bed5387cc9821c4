import type { Page } from '@playwright/test';

/** Holds back files, if not said otherwise all scripts, of pages that are opened from now on; returns what lets them come. */
export async function holdBack(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
