// How much of the screen the list of the config studio has, and what happens to decisions that are not saved.
import { type LanguageCode, languageCodes } from '@fucina/site';
import { words } from '@fucina/site/words';
import { expect, type Page, test } from '@playwright/test';
import { sayThatTheyReadMiniMessage } from './config-answers.ts';
import { openWhole } from './open-whole.ts';

const LINES = Array.from({ length: 30 }, (_, at) => `key${at}: '&cText &l${at}'\n`).join('');

/** Opens files that all change, and waits until the last one is converted. */
async function open(page: Page, count: number, language: LanguageCode = 'en') {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      Array.from({ length: count }, (_, at) => ({
        name: `messages-${at}.yml`,
        mimeType: 'text/yaml',
        buffer: Buffer.from(`${LINES}plain: Only words\n`),
      })),
    );
  await sayThatTheyReadMiniMessage(page, 1, language);
  await expect(page.getByRole('row', { name: /key0/ }).first()).toBeVisible();
  const saving = count === 1 ? /^(Save the|Salva il) file$/ : new RegExp(` ${count} file.* zip$`);
  await expect(page.getByRole('button', { name: saving })).toBeEnabled();
}

/** Rows that are seen from edge to edge, without scrolling. */
function wholeRows(page: Page): Promise<number> {
  return page.getByRole('grid').evaluate((grid) => {
    const list = grid.getBoundingClientRect();
    const bars = [...document.querySelectorAll('main section')]
      .filter((one) => getComputedStyle(one).bottom === '0px')
      .map((bar) => bar.getBoundingClientRect().top);
    const bottom = Math.min(list.bottom, window.innerHeight, ...bars);
    return [...grid.querySelectorAll('[role=row]')]
      .map((row) => row.getBoundingClientRect())
      .filter((row) => row.top >= list.top - 1 && row.bottom <= bottom + 1).length;
  });
}

for (const language of languageCodes) {
  for (const count of [1, 15]) {
    test(`${count} files on a desktop: eight rows are seen at once, in ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1366, height: 850 });
      await page.goto(`/tools/config?lng=${language}`);
      await open(page, count, language);
      await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(8);
    });

    test.describe(() => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
      test(`${count} files on a phone: the first row is on the first screen, in ${language}`, async ({
        page,
      }) => {
        await page.goto(`/tools/config?lng=${language}`);
        await open(page, count, language);
        await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(1);
      });
    });
  }

  test.describe(() => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    test(`on a phone the place to open files is on the first screen, in ${language}`, async ({
      page,
    }) => {
      const { open: card } = words[language].config;
      await page.goto(`/tools/config?lng=${language}`);
      await expect(page.getByRole('heading', { name: card.heading_touch })).toBeInViewport({
        ratio: 1,
      });
      const choose = page.getByRole('button', { name: card.files });
      await expect(choose).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(card.heading)).toBeHidden();
    });
  });
}

test.describe(() => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  test('on a phone the files say how many problems they have, also of the file as a whole', async ({
    page,
  }) => {
    const file = (name: string, text: string) => {
      return { name, mimeType: 'text/yaml', buffer: Buffer.from(text) };
    };
    await page.goto('/tools/config');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([file('a.yml', 'a: Hi\na: Ho\n'), file('b.yml', 'b: Hi\n')]);
    const files = page.getByRole('combobox', { name: 'Files' });
    await expect(files.locator('option')).toHaveText([
      'All files (1 problem)',
      'a.yml (1 problem)',
      'b.yml',
    ]);
    await page.getByRole('button', { name: 'Faulty texts 0' }).click();
    await expect(page.getByText('No text is faulty. 1 problem concerns a file')).toBeVisible();
  });
});

test.describe(() => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  test('on a phone what was decided can be undone where one is', async ({ page }) => {
    await page.goto('/tools/config');
    await open(page, 1);
    const row = page.getByRole('row', { name: /key0/ });
    await page.getByRole('button', { name: 'Reject 30 proven' }).click();
    await expect(row.getByText('rejected')).toBeVisible();
    const undo = page.getByRole('region', { name: 'Save' }).getByRole('button', { name: 'Undo' });
    await expect(undo).toBeInViewport({ ratio: 1 });
    await undo.click();
    await expect(row.getByText('rejected')).toHaveCount(0);
  });
});

test('what the conversion changes is listed first, and undo leaves the filter', async ({
  page,
}) => {
  await page.goto('/tools/config');
  await open(page, 1);
  const filter = (name: RegExp) => page.getByRole('button', { name });
  await expect(filter(/^Changes/)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '30');
  await page.getByRole('row', { name: /key0/ }).getByRole('button', { name: 'Reject' }).click();
  await filter(/^Rejected/).click();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '1');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(filter(/^Rejected/)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('No text is like this.')).toBeVisible();
});

test('files are searched, and their folders folded', async ({ page }) => {
  await page.goto('/tools/config');
  await open(page, 15);
  const files = page.getByRole('navigation', { name: 'Files' });
  await files.getByRole('searchbox', { name: 'Search files' }).fill('-14');
  await expect(files.getByRole('button', { name: /messages-/ })).toHaveCount(1);
  await files.getByRole('searchbox', { name: 'Search files' }).fill('nowhere');
  await expect(files.getByText('No file has this in its path.')).toBeVisible();
});

test('the browser asks before decisions are lost, and only then', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.goto('/tools/config');
  await open(page, 1);
  await page.reload();
  expect(asked).toEqual([]);
  await open(page, 1);
  await page.getByRole('row', { name: /key0/ }).getByRole('button', { name: 'Reject' }).click();
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

test('on other pages of the site the files stay open, with what was decided', async ({ page }) => {
  await openWhole(page, '/tools/smallcap');
  await page.getByRole('link', { name: 'Tools' }).last().click();
  await page.getByRole('main').getByRole('link', { name: 'Config studio' }).click();
  await open(page, 2);
  const row = page.getByRole('row', { name: /key0/ }).first();
  await row.getByRole('button', { name: 'Reject' }).click();
  const other = page.getByRole('row', { name: /key1,/ }).first();
  await other.getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('button', { name: /^Rejected 2/ }).click();
  await expect(row).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await page.goForward();
  await expect(page.getByRole('button', { name: /^Rejected 2/ })).toBeVisible();
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Rejected 1/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Rejected 0/ })).toBeVisible();
});
