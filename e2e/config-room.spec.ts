// How much of the screen the list of the config studio has, and what happens to decisions that are not saved.
import { type LanguageCode, languageCodes } from '@fucina/site';
import { fillIn, words } from '@fucina/site/words';
import { expect, type Page, test } from '@playwright/test';
import { sayThatTheyReadMiniMessage } from './config-answers.ts';
import { holdBack } from './hold-back.ts';
import { countShifts, shifted } from './layout-shifts.ts';
import { openWhole, untilIdle } from './open-whole.ts';
import { zipFile } from './zip-file.ts';

const PLUGINS = ['AVeryLongNamedFarm', 'FarmShop', 'Guilds', 'Lanterns', 'Traps'];
const DEVICES = {
  laptop: { rows: 8, viewport: { width: 1366, height: 850 } },
  phone: { rows: 1, viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
};
const ITEM = "hat:\n  name: '&cHat'\n  lore: ['&7Worn by smiths']\n";
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

/** Opens a folder of plugins, of which nobody knows yet what so many of them read. */
async function openUnanswered(
  page: Page,
  questions: number,
  language: LanguageCode,
  hasPicture = false,
) {
  const lines = questions === 0 ? LINES.replaceAll(/&./g, '') : `${LINES}${ITEM}`;
  const files = PLUGINS.slice(0, Math.max(questions, 1)).map((plugin) => {
    return { path: `plugins/${plugin}/messages.yml`, bytes: Buffer.from(lines) };
  });
  const picture = { path: 'plugins/Traps/icon.png', bytes: Buffer.from([0x89, 0x50, 0, 1]) };
  const buffer = zipFile(hasPicture ? [...files, picture] : files);
  const file = { name: 'plugins.zip', mimeType: 'application/zip', buffer };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.getByRole('row', { name: /key0/ }).first()).toBeVisible();
  const { title, all, why } = words[language].config.questions;
  const bar = page.getByRole('region', { name: title });
  if (questions === 0) return expect(bar).toHaveCount(0);
  const more = questions === 1 ? why : fillIn(all, { count: questions });
  await expect(bar.getByRole('button', { name: more })).toBeVisible();
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

  for (const [device, { rows: _, ...viewport }] of Object.entries(DEVICES)) {
    test.describe(() => {
      test.use(viewport);
      test(`a file takes the place of what invited it, and nothing moves after that, on a ${device}, in ${language}`, async ({
        page,
      }) => {
        await countShifts(page);
        await openWhole(page, `/tools/config?lng=${language}`);
        const buffer = Buffer.from(LINES);
        const file = { name: 'messages.yml', mimeType: 'text/yaml', buffer };
        await page.locator('input[type=file]').first().setInputFiles(file);
        await expect(page.getByRole('row', { name: /key0/ })).toBeVisible();
        await untilIdle(page);
        // Title and help make room.
        expect(await shifted(page)).toBeLessThan(0.06);
      });
    });
  }

  for (const questions of [0, 1, 2, 5]) {
    test(`${questions} questions on a desktop leave eight rows, in ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1366, height: 850 });
      await page.goto(`/tools/config?lng=${language}`);
      await openUnanswered(page, questions, language);
      await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(8);
    });

    test.describe(() => {
      test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
      test(`${questions} questions on a phone leave the first row in view, in ${language}`, async ({
        page,
      }) => {
        await page.goto(`/tools/config?lng=${language}`);
        await openUnanswered(page, questions, language);
        await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(1);
        if (questions === 0) return;
        await sayThatTheyReadMiniMessage(page, questions, language);
        const { items, items_of } = words[language].config.questions;
        const name = fillIn(items_of, { name: PLUGINS[0] ?? '' });
        const italics = page.getByRole('group', { name });
        for (const answer of Object.values(items)) {
          const button = italics.getByRole('button', { name: answer, exact: true });
          await expect(button).toBeInViewport({ ratio: 1 });
        }
        await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(1);
      });
    });
  }

  test(`problems of files and of texts leave eight rows on a desktop, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 850 });
    await page.goto(`/tools/config?lng=${language}`);
    const buffer = Buffer.from(`${LINES}bad: &cHo\ntag: '<gren>Hi <gold>there'\n`);
    const files = ['a.yml', 'b.yml'].map((name) => ({ name, mimeType: 'text/yaml', buffer }));
    await page.locator('input[type=file]').first().setInputFiles(files);
    await sayThatTheyReadMiniMessage(page, 1, language);
    await page.getByRole('button', { name: words[language].config.filter.texts }).click();
    const { correct_other, correct_files_other } = words[language].config.list;
    for (const each of [correct_other, correct_files_other]) {
      const name = fillIn(each, { shown: 2 });
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    }
    await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(8);
  });

  test(`unanswered plugins with problems leave eight rows on a desktop, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 850 });
    await page.goto(`/tools/config?lng=${language}`);
    const bytes = Buffer.from(`${LINES}bad: &cHo\ntag: '<gren>Hi <gold>there'\n`);
    const files = PLUGINS.slice(0, 2).map((plugin) => {
      return { path: `plugins/${plugin}/messages.yml`, bytes };
    });
    const file = { name: 'a.zip', mimeType: 'application/zip', buffer: zipFile(files) };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await expect(page.getByRole('row', { name: /key0/ }).first()).toBeVisible();
    const { nothing_proven, correct_other } = words[language].config.list;
    await expect(page.getByText(nothing_proven)).toBeVisible();
    const name = fillIn(correct_other, { shown: 2 });
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(8);
  });

  for (const [device, { rows, ...viewport }] of Object.entries(DEVICES)) {
    test.describe(() => {
      test.use(viewport);
      test(`what is left out leaves room for rows, on a ${device}, in ${language}`, async ({
        page,
      }) => {
        await page.goto(`/tools/config?lng=${language}`);
        await openUnanswered(page, 1, language, true);
        const left = page.getByRole('button', { name: words[language].config.left.some });
        await expect(left).toBeVisible();
        await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(rows);
        await left.click();
        const picture = fillIn(words[language].config.left['other-kinds_one'], { count: 1 });
        await expect(page.getByText(picture)).toBeVisible();
      });

      test(`a file that the game refuses leaves room for rows, on a ${device}, in ${language}`, async ({
        page,
      }) => {
        await page.goto(`/tools/config?lng=${language}`);
        const buffer = Buffer.from(`${LINES}bad: &cHo\nworse: [a\n`);
        const file = { name: 'messages.yml', mimeType: 'text/yaml', buffer };
        await page.locator('input[type=file]').first().setInputFiles(file);
        await expect(page.getByRole('row', { name: /key0/ })).toBeVisible();
        const refusal = page.getByRole('button', {
          name: `${fillIn(words[language].config.row.line, { line: 31 })} · `,
        });
        await expect(refusal).toBeInViewport({ ratio: 1 });
        await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(rows);
        await refusal.click();
        const correct = page.getByRole('button', { name: words[language].config.problems.fix });
        await expect(correct.first()).toBeInViewport({ ratio: 1 });
      });
    });
  }

  test.describe(() => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    test(`on a phone the names of groups are not cut, in ${language}`, async ({ page }) => {
      await page.goto(`/tools/config?lng=${language}`);
      await openUnanswered(page, 1, language);
      await sayThatTheyReadMiniMessage(page, 1, language);
      const { label, plugin } = words[language].config.group;
      await page.getByRole('combobox', { name: label }).selectOption({ label: plugin });
      const heading = page.getByRole('row').filter({ hasText: PLUGINS[0] ?? '' });
      const names = heading.first().getByRole('gridcell').first().locator('span');
      await expect(names.first()).toBeVisible();
      const cut = await names.evaluateAll((spans) =>
        spans.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      );
      expect(cut.filter((one) => Number.isNaN(Number(one)))).toEqual([]);
    });

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

test.describe(() => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  test('on a phone a pasted file is followed by the question about it', async ({ page }) => {
    const release = await holdBack(page, '**/assets/studio-*.js');
    await page.goto('/tools/config');
    await page.getByRole('button', { name: 'Paste', exact: true }).click();
    await page.getByLabel('Content of a file').fill('a: "&aHi"\nb: &cHo\n');
    await page.getByRole('button', { name: 'Read it' }).click();
    const question = page.getByRole('heading', { name: 'Does this plugin read MiniMessage?' });
    // The browser would have kept what stood below the form in its place, when the list came late.
    await expect(page.getByText('Loading the studio…')).toBeVisible();
    release();
    await expect(question).toBeInViewport({ ratio: 1 });
    await test.step('what stands beside buttons has the width of the page', async () => {
      const none = page.getByText('No proven change is listed.');
      await expect(none).toBeVisible();
      expect((await none.boundingBox())?.width).toBeGreaterThan(300);
    });
    await test.step('what is said of the file is not cut to a letter', async () => {
      const error = page.getByText('line 2 · Code without quotation marks').first();
      await expect(error).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(/^Codes with & and § →/)).toBeHidden();
    });
  });
});

test('a double click or a key held down answers one question, and the next one has the focus', async ({
  page,
}) => {
  // It is loaded after the first input.
  const keepsFocus = page.waitForResponse(/\/keep-focus-[^/]*\.js$/);
  await openWhole(page, '/tools/config');
  await openUnanswered(page, 5, 'en');
  await page.getByRole('grid', { name: 'Texts' }).hover();
  await keepsFocus;
  await untilIdle(page);
  const bar = page.getByRole('region', { name: 'Questions about your plugins' });
  const group = (name: string) =>
    bar.getByRole('group', { name: `Does ${name} read MiniMessage?` });
  const answer = (name: string) => group(name).getByRole('button', { name: 'I do not know' });
  await answer('AVeryLongNamedFarm').dblclick();
  await expect(answer('FarmShop')).toBeFocused();
  await page.keyboard.down('Enter');
  await expect(answer('Guilds')).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(bar.getByRole('button', { name: 'All 3 questions' })).toBeVisible();
  await bar.getByRole('button', { name: 'All 3 questions' }).click();
  await expect(bar.getByRole('listitem')).toHaveCount(5);
  await expect(bar.getByRole('button', { name: 'I do not know', pressed: true })).toHaveCount(2);
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
