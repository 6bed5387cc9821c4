// Each page loads the words of all pages and its own: whatever way leads to a page, its words come along.

import {
  type LanguageCode,
  type PageId,
  pageById,
  tools,
  type WordsFile,
  wordsPath,
} from '@fucina/site';
import { sentence, words } from '@fucina/site/words';
import { expect, type Page, test } from '@playwright/test';

const KEYS = new Set(keysOf(words.en));
const ELSEWHERE: readonly PageId[] = ['docs', 'things', 'api', 'accessibility'];

test('along its links no page shows a key, and each loads the words of one file more', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/locales/')) loaded.push(pathname);
  });
  await page.goto('/?lng=it');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  // By keyboard: a link under a mouse that rests loads its words as well.
  for (const { id } of tools) {
    await page
      .getByRole('main')
      .getByRole('link', { name: titleOf(id, 'it') })
      .first()
      .press('Enter');
    await expectWordsOf(page, id, 'it');
    await page.getByRole('banner').getByRole('link', { name: 'Fucina' }).press('Enter');
    await expectWordsOf(page, 'home', 'it');
  }
  for (const id of ELSEWHERE) {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: titleOf(id, 'it') })
      .press('Enter');
    await expectWordsOf(page, id, 'it');
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  const files: WordsFile[] = ['translation', 'home', ...tools.map(({ id }) => id), ...ELSEWHERE];
  expect(loaded.toSorted()).toEqual(files.map((file) => wordsPath('it', file)).toSorted());
});

test('a new language has the words of every page behind and before', async ({ page }) => {
  await page.goto('/texture');
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: titleOf('skulls', 'en') })
    .first()
    .click();
  await expectWordsOf(page, 'skulls', 'en');
  await page.getByRole('button', { name: 'IT', exact: true }).click();
  await expectWordsOf(page, 'skulls', 'it');
  await page.goBack();
  await expectWordsOf(page, 'texture', 'it');
  await main
    .getByRole('link', { name: titleOf('skins', 'it') })
    .first()
    .click();
  await expectWordsOf(page, 'skins', 'it');
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expectWordsOf(page, 'skins', 'en');
  await page.goBack();
  await page.goForward();
  await expectWordsOf(page, 'skins', 'en');
});

test('a page whose words cannot be loaded by its link is loaded whole', async ({ page }) => {
  await page.goto('/texture');
  await page.route('**/locales/en/skulls.json', (route) => route.abort());
  await page
    .getByRole('main')
    .getByRole('link', { name: titleOf('skulls', 'en') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('skulls', 'en'), {
    timeout: 20_000,
  });
  // The page as it was built: it can be read.
  await expect(page.getByText(words.en.skulls.help.which.title)).toBeVisible();
});

async function expectWordsOf(page: Page, id: PageId, language: LanguageCode): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(id, language));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  expect(await keysOn(page), `${id} in ${language}`).toEqual([]);
}

/** What a page says that is the key of a sentence, visible or not. */
async function keysOn(page: Page): Promise<readonly string[]> {
  const said = await page.evaluate(() =>
    [...document.querySelectorAll('body, body *:not(script, style)')].flatMap((element) => [
      ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name)),
      ...[...element.childNodes].map((node) => node.nodeType === 3 && node.nodeValue),
    ]),
  );
  const texts = said.filter((text) => typeof text === 'string');
  expect(texts.length).toBeGreaterThan(50);
  return texts
    .flatMap((text) => text.match(/\w+(?:\.\w+)+|\bundefined\b/g) ?? [])
    .filter((text) => KEYS.has(text) || text === 'undefined');
}

function titleOf(id: PageId, language: LanguageCode): string {
  return sentence(pageById(id).title, language);
}

function keysOf(tree: object, above = ''): readonly string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? `${above}${name}`.replace(/_(one|other)$/, '')
      : keysOf(value, `${above}${name}.`),
  );
}
