import { everyPage, fallbackLanguage, languageCodes, rulePath } from '@fucina/site';
import { expect, type Page, test } from '@playwright/test';
import { collectComplaints } from './complaints.ts';
import { openWhole } from './open-whole.ts';
import { expectWellMade, showTheme, storeTheme, THEMES, type Theme } from './themes.ts';

/** All rules are written from one table: this one has all that a rule can have. */
const RULE = rulePath('text/needs-newer-adventure');
/** All watches share a document; what it shows of one is in server-watch.spec.ts. */
const WATCH = '/watch/0123456789';
/** Of a public watch that is not there; others are in status-page.spec.ts. */
const STATUS = '/status/0123456789';
const paths = [...everyPage.map(({ path }) => path), RULE, WATCH, STATUS, '/nowhere'];

for (const path of paths) {
  for (const language of languageCodes) {
    test(`${path} in ${language}, light and dark: clean, accessible, from one origin`, async ({
      page,
      baseURL,
    }) => {
      const complaints = collectAll(page, new URL(baseURL ?? '').origin);
      // It opens in one theme and changes to the other: which is first differs with the language.
      const first: Theme = language === fallbackLanguage ? 'light' : 'dark';
      await storeTheme(page, first);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openWhole(page, `${path}?lng=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const theme of [first, ...THEMES.filter((other) => other !== first)]) {
        await test.step(theme, async () => {
          if (theme !== first) await showTheme(page, theme);
          expect(await isDark(page)).toBe(theme === 'dark');
          await expectWellMade(page);
          expect.soft(complaints.splice(0)).toEqual([]);
        });
      }
    });

    test(`${path} in ${language} reads well without scripts`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      await page.goto(`${path}?lng=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).not.toBeEmpty();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const ways = page.getByRole('navigation').getByRole('link');
      expect(await ways.count()).toBeGreaterThan(0);
      await context.close();
    });
  }
}

for (const { path } of everyPage) {
  test(`${path} names itself to search engines in every language`, async ({ request, baseURL }) => {
    for (const language of languageCodes) {
      const html = await (await request.get(`${path}?lng=${language}`)).text();
      const origin = new URL(baseURL ?? '').origin;
      const address = (code: string) => `${origin}${path}?lng=${code}`;
      expect(html).toContain(`<link rel="canonical" href="${address(language)}">`);
      for (const [code, target] of [
        ...languageCodes.map((each) => [each, each] as const),
        ['x-default', fallbackLanguage] as const,
      ]) {
        expect(html).toContain(
          `<link rel="alternate" hreflang="${code}" href="${address(target)}">`,
        );
      }
      expect(html).toMatch(/<title>[^<]{10,60}<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{40,160}">/);
      expect(html).toContain('<script type="application/ld+json">');
      const image = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? '';
      const picture = await request.get(image);
      expect(picture.headers()['content-type']).toBe('image/png');
      const bytes = await picture.body();
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });
}

/** Those of the console, failed scripts, requests to other origins. */
function collectAll(page: Page, origin: string): string[] {
  const complaints = collectComplaints(page, (text) => text.includes('404 (Not Found)'));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) complaints.push(request.url());
  });
  page.on('response', (response) => {
    const isDocument = response.request().resourceType() === 'document';
    if (response.status() >= 400 && !isDocument) {
      complaints.push(`${response.status()} ${response.url()}`);
    }
  });
  return complaints;
}

function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.classList.contains('dark'));
}
