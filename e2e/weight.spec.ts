import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { everyPage, shells } from '@fucina/site';
import { expect, test } from '@playwright/test';
import { MAX_STYLE_BYTES, mostScriptBytes } from '../scripts/lighthouse/budgets.ts';
import { openWhole } from './open-whole.ts';

/** With the compressed files that the server sends as they are. */
const CLIENT = join(import.meta.dirname, '..', 'web', 'dist', 'client');

/** What is near enough to be loaded, and what is loaded on small screens only, differs. */
const SCREENS = { desktop: { width: 1280, height: 720 }, phone: { width: 412, height: 823 } };

/** What a page of one of many things is called. */
const NAME = '0123456789';
const PAGES = [
  ...everyPage,
  ...shells.map((shell) => ({ ...shell, path: `${shell.path}/${NAME}` })),
];

for (const [tested, [screen, viewport]] of PAGES.flatMap((page) =>
  Object.entries(SCREENS).map((entry) => [page, entry] as const),
)) {
  const { path } = tested;
  test(`scripts and styles of ${path} on a ${screen} keep to their budgets, with those loaded when idle`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const scripts = new Set<string>();
    const styles = new Set<string>();
    page.on('request', (sent) => {
      const { pathname } = new URL(sent.url());
      if (sent.method() !== 'GET') return;
      if (pathname.endsWith('.js')) scripts.add(pathname);
      if (pathname.endsWith('.css')) styles.add(pathname);
    });
    const asked = path === '/tools/textgradient' && page.waitForResponse(/\/api\/v2\/rgb/);
    await Promise.all([openWhole(page, path), asked]);

    expect(scripts.size).toBeGreaterThan(4);
    expect(styles.size).toBeGreaterThan(0);
    const bytes = { script: await bytesOf(scripts), style: await bytesOf(styles) };
    for (const [type, description] of Object.entries(bytes)) {
      test.info().annotations.push({ type: `${type} bytes`, description: String(description) });
    }
    expect(bytes.script).toBeLessThanOrEqual(mostScriptBytes(tested));
    expect(bytes.style).toBeLessThanOrEqual(MAX_STYLE_BYTES);
  });
}

async function bytesOf(files: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all(
    Array.from(files, async (file) => (await stat(`${join(CLIENT, file)}.br`)).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
