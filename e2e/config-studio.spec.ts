import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';
import { sayThatTheyReadMiniMessage } from './config-answers.ts';
import { holdBack } from './hold-back.ts';
import { untilIdle } from './open-whole.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
import { storeTheme, THEMES } from './themes.ts';

const FILE = `# Messages of a farm
prefix: '&6[Farm] &b'
shop:
  title: '&2&lFarm &8» &7Market'   # the menu
  closed: '&rThe market is closed, &c%player%'
  rules: 'Q&A at noon'
material: STONE_HOE
`;

const grid = (page: Page) => page.getByRole('grid', { name: 'Texts' });
const row = (page: Page, name: RegExp) => page.getByRole('row', { name });

async function open(page: Page, name = 'messages.yml', content = FILE, questions = 1) {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/yaml', buffer: Buffer.from(content) });
  if (questions > 0) await sayThatTheyReadMiniMessage(page, questions);
}

test('a file chosen before hydration is opened after it', async ({ page }) => {
  const release = await holdBack(page);
  await page.goto('/tools/config', { waitUntil: 'commit' });
  await open(page, 'messages.yml', FILE, 0);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  release();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await sayThatTheyReadMiniMessage(page, 1);
  await expect(row(page, /shop\.title, same look/)).toBeVisible();
});

test('a file is converted, and everything else in it stays', async ({ page }) => {
  await page.goto('/tools/config');
  await open(page);
  await expect(row(page, /shop\.title, same look/)).toBeVisible();
  await expect(row(page, /shop\.rules, unsure/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('messages.yml');
  expect(await readFile(await saved.path(), 'utf8')).toBe(
    FILE.replace('&6[Farm] &b', '<gold>[Farm] <aqua>')
      .replace('&2&lFarm &8» &7Market', '<dark_green><b>Farm </b><dark_gray>» <gray>Market')
      .replace('&rThe market is closed, &c', '<reset>The market is closed, <red>'),
  );
});

test('what is found in a text is explained once', async ({ page }) => {
  await page.goto('/tools/config');
  await open(page, 'messages.yml', "rules: '&aRead https://example.com/?page=1&b=2'\n");
  await row(page, /rules, unsure/).click();
  await expect(page.getByRole('heading', { name: 'Problems of this text' })).toBeVisible();
  await expect(page.getByText('Code inside an address', { exact: true })).toHaveCount(1);
});

test('what is found leads to its rule in the manual, in the language of the page, and back', async ({
  page,
}) => {
  await page.goto('/tools/config?lng=it');
  await open(page, 'messages.yml', "a: '<rde>Ciao <b>tu'\n", 0);
  await row(page, /riga 1, a/).click();
  const link = page.getByRole('link', { name: 'Nel manuale: text/unknown-tag' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/reference\/rules\/text\/unknown-tag$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Tag sconosciuto' })).toBeInViewport();
  await expect(main.getByText('text/unknown-tag', { exact: true })).toBeInViewport();
  await page.goBack();
  await expect(row(page, /riga 1, a/)).toBeVisible();
});

test('an empty list says why it is empty', async ({ page }) => {
  await page.goto('/tools/config');
  await open(page);
  await expect(row(page, /shop\.title, same look/)).toBeVisible();
  const sees = (sentence: string) =>
    expect(grid(page).getByText(sentence, { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search keys and texts' }).fill('nowhere');
  await sees('Nothing matches the search.');
  await page.getByRole('searchbox', { name: 'Search keys and texts' }).fill('');
  await page.getByRole('button', { name: 'Rejected' }).click();
  await sees('No text is like this.');
  await page.getByRole('button', { name: 'All texts' }).click();
  await page.goto('/tools/config');
  await open(page, 'settings.yml', 'material: STONE_HOE\nworld: lobby\n', 0);
  await sees('No texts were found here. 2 strings look like settings: they are under “No texts”.');
  await page.goto('/tools/config');
  await open(page, 'numbers.yml', 'a: 1\n', 0);
  await sees('No texts were found here.');
});

test('no request has anything of a file in it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/tools/config');
  await open(page, 'secret-name.yml', "secret-key: '&cSecret words here'\n");
  await row(page, /secret-key, same look/).click();
  await expect(page.getByText(/the same: 17 characters/).first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Reject/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible();
  await untilIdle(page);
  // Requests are seen in their order: what was sent before the last one is there, too.
  await page.evaluate(() => fetch('/robots.txt'));
  await expect.poll(() => sent.at(-1)).toContain('/robots.txt');
  expect(sent.filter((request) => /secret|Secret/.test(request))).toEqual([]);
  expect(page.url()).not.toMatch(/secret/i);
});

test('the list is used by keyboard alone', async ({ page }) => {
  await page.goto('/tools/config');
  await open(page);
  await expect(row(page, /shop\.title, same look/)).toBeVisible();
  await grid(page).focus();
  await page.keyboard.press('u');
  const active = page.locator('[aria-selected=true]');
  await expect(active).toHaveAccessibleName(/shop\.rules/);
  await page.keyboard.press('a');
  await page.keyboard.press('ArrowUp');
  await expect(active).toHaveAccessibleName(/shop\.closed/);
  await page.keyboard.press('r');
  await expect(active).toHaveAccessibleName(/rejected/);
  await page.keyboard.press('Control+z');
  await expect(active).toHaveAccessibleName(/same look/);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('several files are saved as one zip, with a report', async ({ page }) => {
  await page.goto('/tools/config');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'a.yml', mimeType: 'text/yaml', buffer: Buffer.from("a: '&cHi'\n") },
      { name: 'b.json', mimeType: 'text/yaml', buffer: Buffer.from('{"b": "&aHo ho"}') },
      { name: 'c.png', mimeType: 'image/png', buffer: Buffer.from([0, 1, 2, 0]) },
    ]);
  await sayThatTheyReadMiniMessage(page);
  await expect(row(page, /, b, same look/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save 2 files as zip' }).click();
  const bytes = await readFile(await (await download).path());
  for (const name of ['a.yml', 'b.json', 'report.md']) expect(bytes.includes(name)).toBe(true);
  expect(bytes.includes('c.png')).toBe(false);
  await page.getByRole('button', { name: 'Some files are left out' }).click();
  const left = page.getByRole('status').filter({ hasText: 'Some files are left out' });
  await expect(left).toContainText('c.png · Files of this kind are not read');
});

test('a picture alone opens no studio, and what is read is told', async ({ page }) => {
  await page.goto('/tools/config');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'c.png', mimeType: 'image/png', buffer: Buffer.from([0, 1, 2, 0]) });
  const alert = page.getByRole('alert').filter({ hasText: 'Nothing to open' });
  await expect(alert).toContainText('c.png · Files of this kind are not read. Open YAML, JSON,');
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
});

test('the whole file is shown with its changes', async ({ page }) => {
  await page.goto('/tools/config');
  await open(page);
  await page.getByRole('button', { name: 'Compare the file' }).click();
  await expect(page.getByText('<dark_green><b>Farm')).toBeVisible();
  const [plain, added, removed] = await Promise.all(
    ['.cm-line:not(.cm-changedLine)', '.cm-changedLine', '.cm-deletedLine'].map((line) =>
      page
        .locator(line)
        .first()
        .evaluate((element) => {
          const { backgroundColor, fontFamily } = getComputedStyle(element);
          const { content } = getComputedStyle(element, '::before');
          return { backgroundColor, fontFamily, content };
        }),
    ),
  );
  expect(plain?.fontFamily).toMatch(/mono/i);
  expect(added?.fontFamily).toBe(plain?.fontFamily);
  expect(removed?.fontFamily).toBe(plain?.fontFamily);
  expect([added?.content, removed?.content]).toEqual(['"+"', '"−"']);
  const backgrounds = [plain, added, removed].map((each) => each?.backgroundColor);
  expect(new Set(backgrounds).size).toBe(3);
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(grid(page)).toBeVisible();
});

test('fifty thousand lines are listed, and only those in view are in the document', async ({
  page,
}) => {
  await page.goto('/tools/config');
  const lines = Array.from({ length: 50_000 }, (_, at) => `k${at}: '&aText &l${at} &7of many'`);
  await open(page, 'many.yml', lines.join('\n'), 0);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '50000', { timeout: 20_000 });
  await grid(page).focus();
  await page.keyboard.press('End');
  await expect(row(page, /k49999/)).toBeVisible();
  expect(await page.getByRole('row').count()).toBeLessThan(40);
});

test('hostile files end with a sentence', async ({ page }) => {
  await page.goto('/tools/config');
  await open(page, 'deep.yml', '['.repeat(100_000), 0);
  await expect(page.getByText(/levels/).first()).toBeVisible({ timeout: 20_000 });
});

for (const theme of THEMES) {
  test(`an opened file has no accessibility finding, in the ${theme} theme`, async ({ page }) => {
    await storeTheme(page, theme);
    await page.goto('/tools/config');
    await open(page);
    await row(page, /shop\.rules/).click();
    await expect(page.getByRole('button', { name: 'Use this text' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test('a decision in a row opens nothing', async ({ page }) => {
    await page.goto('/tools/config');
    await open(page);
    await row(page, /shop\.rules, unsure/)
      .getByRole('button', { name: 'Reject' })
      .tap();
    await expect(row(page, /shop\.rules, rejected/)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a text is looked at and accepted', async ({ page }) => {
    await page.goto('/tools/config');
    await open(page);
    await row(page, /shop\.rules, unsure/).tap();
    const details = page.getByRole('dialog', { name: 'Details of the text' });
    await details.getByRole('button', { name: 'Keep the & as text' }).tap();
    await page.keyboard.press('Escape');
    await expect(row(page, /shop\.rules, edited/)).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
