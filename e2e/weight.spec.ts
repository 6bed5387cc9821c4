import { allPages } from '@fucina/site';
import { expect, test } from '@playwright/test';
import { mostScriptBytes } from '../scripts/lighthouse/budgets.ts';

/** Every page loads them when the browser is idle, after everything else. */
const LAST_PARTS = [/\/toaster-[^/]*\.js$/, /\/registration-[^/]*\.js$/];

/** What is near enough to be loaded, and what is loaded on small screens only, differs. */
const SCREENS = { desktop: { width: 1280, height: 720 }, phone: { width: 412, height: 823 } };

for (const [tested, [screen, viewport]] of allPages.flatMap((page) =>
  Object.entries(SCREENS).map((entry) => [page, entry] as const),
)) {
  const { path } = tested;
  test(`the scripts of ${path} on a ${screen} keep to their budget, with those loaded when idle`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    const scripts = new Set<string>();
    page.on('request', (sent) => {
      const { pathname } = new URL(sent.url());
      if (sent.method() === 'GET' && pathname.endsWith('.js')) scripts.add(pathname);
    });
    const idle = LAST_PARTS.map((part) => page.waitForResponse(part));
    const asked = path === '/tools/textgradient' && page.waitForResponse(/\/api\/v2\/rgb/);
    await page.goto(path);
    await Promise.all([...idle, asked]);

    expect(scripts.size).toBeGreaterThan(5);
    let bytes = 0;
    for (const script of scripts) {
      const answer = await request.get(script, { headers: { 'Accept-Encoding': 'br' } });
      expect(answer.headers()['content-encoding']).toBe('br');
      bytes += Number(answer.headers()['content-length']);
    }
    test.info().annotations.push({ type: 'script bytes', description: String(bytes) });
    expect(bytes).toBeLessThanOrEqual(mostScriptBytes(tested));
  });
}
