import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

let source: Promise<string> | undefined;

/** What axe finds wrong on the page, or in one part of it, when all that moves has come to rest. */
export async function findings(page: Page, part?: string): Promise<string[]> {
  source ??= readFile(axePath, 'utf8');
  // The content policy forbids script tags of others; evaluation through the browser may still run axe.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  await atRest(page);
  return page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(selector ?? document, { resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, part);
}

/** Waits for the end of what fades and slides: on its way it has colors that nobody chose. */
export function atRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const isEnding = (animation: Animation) =>
      animation.playState === 'running' &&
      animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    // What is taken away on its way is at its end, too.
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isEnding)
        .map(({ finished }) => finished),
    );
  });
}
