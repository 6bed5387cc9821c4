import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { allPages } from '@fucina/site';
import { expect, test } from '@playwright/test';
import { mostScriptBytes } from '../scripts/lighthouse/budgets.ts';
import { openWhole } from './open-whole.ts';

/** With the compressed scripts that the server sends as they are. */
const CLIENT = join(import.meta.dirname, '..', 'web', 'dist', 'client');

/** What is near enough to be loaded, and what is loaded on small screens only, differs. */
const SCREENS = { desktop: { width: 1280, height: 720 }, phone: { width: 412, height: 823 } };

for (const [tested, [screen, viewport]] of allPages.flatMap((page) =>
  Object.entries(SCREENS).map((entry) => [page, entry] as const),
)) {
  const { path } = tested;
  test(`the scripts of ${path} on a ${screen} keep to their budget, with those loaded when idle`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const scripts = new Set<string>();
    page.on('request', (sent) => {
      const { pathname } = new URL(sent.url());
      if (sent.method() === 'GET' && pathname.endsWith('.js')) scripts.add(pathname);
    });
    const asked = path === '/tools/textgradient' && page.waitForResponse(/\/api\/v2\/rgb/);
    await Promise.all([openWhole(page, path), asked]);

    expect(scripts.size).toBeGreaterThan(5);
    const sizes = await Promise.all(
      Array.from(scripts, async (script) => (await stat(`${join(CLIENT, script)}.br`)).size),
    );
    const bytes = sizes.reduce((sum, size) => sum + size);
    test.info().annotations.push({ type: 'script bytes', description: String(bytes) });
    expect(bytes).toBeLessThanOrEqual(mostScriptBytes(tested));
  });
}
