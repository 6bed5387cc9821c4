// The manual as a reader uses it: from page to page, in the other language, from an example to its tool.
import { languageCodes } from '@fucina/site';
import { expect, test } from '@playwright/test';

test('guides are read one after the other in the same document, in both languages', async ({
  page,
}) => {
  await page.goto('/docs?lng=en');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Move a plugin to MiniMessage' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Move a plugin to MiniMessage');
  await main.getByRole('link', { name: 'check texts in CI', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check texts in CI');
  await expect(main.getByRole('heading', { name: 'On GitHub' })).toBeVisible();
  await page.getByRole('button', { name: 'IT', exact: true }).click();
  await expect(main.getByRole('heading', { name: 'Su GitHub' })).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('heading', { name: 'Nel browser' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Passare un plugin a MiniMessage',
  );
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('an example is opened in its tool', async ({ page }) => {
  await page.goto('/docs/minimessage?lng=en');
  await page.getByRole('link', { name: 'Try it: Text workshop' }).nth(1).click();
  await expect(page).toHaveURL(/\/tools\/text\?/);
  const text = '<red>No.</red> <green>Yes.</green> <#54daf4>Any colour at all.';
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue(text);
});

test('a text is shown as the game draws it, also after the language was changed', async ({
  page,
}) => {
  await page.goto('/docs/minimessage?lng=en');
  const shown = page.getByRole('main').getByRole('img');
  const name = 'Shop » Everything must go!';
  await expect(shown.first()).toHaveAccessibleName(name);
  await expect(shown.first().getByText('Shop')).toHaveCSS('color', 'rgb(255, 170, 0)');
  const count = await shown.count();
  await page.getByRole('button', { name: 'IT', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MiniMessage in cinque minuti');
  await expect(shown).toHaveCount(count);
  await expect(shown.first()).not.toHaveAccessibleName('');
});

test('a message is opened in the MOTD studio, in the middle', async ({ page }) => {
  await page.goto('/docs/motd?lng=en');
  await page.getByRole('link', { name: 'Try it: MOTD studio' }).click();
  await expect(page).toHaveURL(/align1=center|line1=/);
  await expect(page.getByRole('main')).toContainText('Survival');
});

test('the search finds a chapter of a guide and goes there', async ({ page }) => {
  await page.goto('/?lng=en');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('counting letters');
  await page.getByRole('option', { name: /Why counting letters fails/ }).click();
  await expect(page).toHaveURL(/\/docs\/motd#why-counting-letters-fails$/);
  await expect(page.getByRole('heading', { name: 'Why counting letters fails' })).toBeInViewport();
});

test('a rule is found by its code, and explained in the language that is chosen then', async ({
  page,
}) => {
  await page.goto('/docs?lng=en');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('yaml/cut-by-comment');
  await page.getByRole('option', { name: /yaml\/cut-by-comment/ }).click();
  await expect(page).toHaveURL(/\/docs\/reference\/rules\/yaml\/cut-by-comment$/);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Text cut off by a comment');
  await page.getByRole('button', { name: 'IT', exact: true }).click();
  await expect(title).toHaveText('Testo tagliato da un commento');
  await expect(page.getByText("+title: 'Top #1'")).toBeVisible();
});

const RULES = 'a[href^="/docs/reference/rules/"]';

test('a link to a chapter of the rules leads to the place from which its page is opened', async ({
  page,
}) => {
  await page.goto('/docs/reference/rules?lng=en#textunknown-tag');
  const link = page.locator('#textunknown-tag');
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unknown tag');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(
    'Rules of the check',
  );
  await expect(page.getByText("+text: '<red>Sold out'")).toBeVisible();
  await page.goBack();
  await expect(page.locator(RULES)).not.toHaveCount(0);
});

test('every rule has a page in both languages, with a title and a description of its own', async ({
  page,
  request,
}) => {
  await page.goto('/docs/reference/rules?lng=en');
  const links = await page
    .locator(RULES)
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const language of languageCodes) {
    const heads = await Promise.all(
      links.map(async (path) => {
        const answer = await request.get(`${path}?lng=${language}`);
        expect([path, answer.status(), answer.url().endsWith(`${path}?lng=${language}`)]).toEqual([
          path,
          200,
          true,
        ]);
        const html = await answer.text();
        expect(html).toContain(`<html lang="${language}"`);
        expect(html).toMatch(/<meta name="description" content="[^"]{20,200}">/);
        expect(sitemap).toContain(`${path}?lng=${language}</loc>`);
        return /<title>([^<]{10,84})<\/title>/.exec(html)?.[1];
      }),
    );
    expect(heads).not.toContain(undefined);
    expect(new Set(heads).size).toBe(links.length);
  }
});

test('a rule that there is not leads to the list of rules', async ({ page }) => {
  await page.goto('/docs/reference/rules/text/nothing?lng=it');
  await expect(page).toHaveURL(/\/docs\/reference\/rules\?lng=it$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le regole del controllo');
});

test('who reads about the API finds how an agent is set up, and the packages', async ({ page }) => {
  await page.goto('/api?lng=it');
  await page.getByRole('link', { name: 'Configura il tuo agente' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dare Fucina al tuo agente');
  await page.goBack();
  await page.getByRole('link', { name: /pacchetti JavaScript/ }).click();
  await expect(page.getByRole('cell', { name: '@fucina/skin-model' })).toBeVisible();
});

test('what is no guide is not found', async ({ page }) => {
  const answer = await page.goto('/docs/nothing?lng=en');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Not Found');
});

for (const width of [768, 1024, 1366]) {
  test(`tables of the reference fit and divide no word, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const part of ['tags', 'notations', 'profiles']) {
      await page.goto(`/docs/reference/${part}?lng=it`);
      const divided = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const words = [...document.querySelectorAll('.manual :is(th, td)')].flatMap(wordsOf);
        return [scrollWidth - clientWidth, ...words.filter((word) => word.lines > 1)];

        function wordsOf(cell: Element) {
          return [...cell.childNodes].flatMap((node) =>
            node instanceof Text
              ? [...node.data.matchAll(/[\p{Letter}\p{Number}]+/gu)].map(({ 0: word, index }) => {
                  const range = document.createRange();
                  range.setStart(node, index);
                  range.setEnd(node, index + word.length);
                  return { word, lines: range.getClientRects().length };
                })
              : [],
          );
        }
      });
      expect(divided).toEqual([0]);
    }
  });
}
