import type { Page, Response } from '@playwright/test';

/** Every page loads it when the browser is idle, after everything else. */
const LAST_PART = /\/registration-[^/]*\.js$/;

/** Opens a page and waits until it has loaded everything that it loads by itself, and answers every key. */
export async function openWhole(page: Page, path: string): Promise<Response | null> {
  const [answer] = await Promise.all([page.goto(path), page.waitForResponse(LAST_PART)]);
  await untilIdle(page);
  return answer;
}

/** Until the browser has painted, and done what the page left for a quiet moment. Beside a moving figure none comes. */
export function untilIdle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 2000 })),
      ),
  );
}
