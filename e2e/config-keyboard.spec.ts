import { readFile } from 'node:fs/promises';
import { type LanguageCode, languageCodes } from '@fucina/site';
import { words } from '@fucina/site/words';
import { expect, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';
import { sayThatTheyReadMiniMessage } from './config-answers.ts';
import { expectFocusSeen, pressOn, tabTo } from './keyboard.ts';

const FILE =
  "secretkey: '&cSecret words'\nunsure: 'Q&A at noon'\nhat:\n  lore: ['&7Secret lore']\n";

function collectRequests(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  return sent;
}

async function collectViolations(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { found });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      found.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { found: string[] }).found);
}

for (const [language, width] of [
  ['en', 1280],
  ['it', 320],
] as const satisfies readonly (readonly [LanguageCode, number])[]) {
  const { config, ui } = words[language];
  test(`from pasting to saving by keyboard alone, in ${language} at ${width} pixels; nothing is sent`, async ({
    page,
  }) => {
    const sent = collectRequests(page);
    const violations = await collectViolations(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/tools/config?lng=${language}`);

    await tabTo(page, button(config.open.paste));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: config.open.pasted })).toBeFocused();
    await page.keyboard.insertText(FILE);
    await tabTo(page, button(config.open.read));
    await page.keyboard.press('Enter');

    const grid = page.getByRole('grid', { name: config.list.title });
    await expect(grid).toHaveAttribute('aria-rowcount', '3');
    await pressOn(page, button(config.questions.reads.yes));
    // The question with the focus goes once it is answered; the way goes on from there.
    const asked = page.getByRole('group', { name: config.questions.reads_title_one });
    await expect(asked).toHaveCount(0);
    // What is asked next comes once the texts are converted.
    await expect(page.getByText(config.questions.items_title)).toBeVisible();
    await tabTo(page, grid);
    const active = page.locator('[aria-selected=true]');
    await expect(active).toHaveAccessibleName(/secretkey/);
    await page.keyboard.press('r');
    await expect(active).toHaveAccessibleName(new RegExp(config.marks.rejected));
    await page.keyboard.press('ControlOrMeta+z');
    await expect(active).toHaveAccessibleName(new RegExp(config.marks.same));
    await page.keyboard.press('u');
    await expect(active).toHaveAccessibleName(/unsure/);

    await page.keyboard.press('Enter');
    const alternative = button(config.alternatives['keep-ampersand']);
    await tabTo(page, alternative);
    await page.keyboard.press('Enter');
    if (width < 1280) await page.keyboard.press('Escape');
    await tabTo(page, grid);
    await expect(active).toHaveAccessibleName(new RegExp(config.marks.written));
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(config.keys.accept_group)).toBeVisible();
    await page.keyboard.press('Escape');

    expect(await findings(page)).toEqual([]);
    const overflow = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
    expect(await overflow()).toBe(0);

    await tabTo(page, button(config.save.file));
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const saved = await readFile(await (await download).path(), 'utf8');
    expect(saved.split('\n').slice(0, 2)).toEqual([
      "secretkey: '<red>Secret words'",
      "unsure: 'Q&A at noon'",
    ]);

    await tabTo(page, button(ui.copy_link));
    expect(sent.filter((request) => /secret/i.test(request))).toEqual([]);
    expect(page.url()).not.toMatch(/secret/i);
    expect(await violations()).toEqual([]);
  });
}

for (const language of languageCodes) {
  test(`in ${language}: on a phone the details are opened, read, decided on and closed by keys`, async ({
    page,
  }) => {
    const { config, ui } = words[language];
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`/tools/config?lng=${language}`);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'a.yml', mimeType: 'text/yaml', buffer: Buffer.from(FILE) });
    const grid = page.getByRole('grid', { name: config.list.title });
    const active = page.locator('[aria-selected=true]');
    const details = page.getByRole('dialog', { name: config.details.title });
    const button = (name: string) => details.getByRole('button', { name, exact: true });
    await expect(grid).toHaveAttribute('aria-rowcount', '3');
    await sayThatTheyReadMiniMessage(page, 1, language);
    await tabTo(page, grid);
    await page.keyboard.press('Enter');
    await expect(details).toBeVisible();
    await expect(button(ui.close)).toBeFocused();
    await expect(details.getByText('&cSecret words', { exact: true })).toBeVisible();
    await expect(details.getByText('<red>Secret words', { exact: true }).first()).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await pressOn(page, button(config.actions.reject));
    await expect(button(config.actions.reject)).toHaveAttribute('aria-pressed', 'true');
    await expect(button(config.actions.reject)).toBeFocused();
    await pressOn(page, button(config.keys.next));
    await expect(details.getByRole('heading', { name: 'unsure', exact: true })).toBeVisible();
    await expect(button(config.keys.next)).toBeFocused();
    await tabTo(page, button(config.actions.accept), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(button(config.actions.accept)).toHaveAttribute('aria-pressed', 'true');

    await tabTo(page, button(ui.close), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(details).toHaveCount(0);
    await expect(grid).toBeFocused();
    await expect(active).toHaveAccessibleName(new RegExp(`unsure, ${config.marks.accepted}`));
    await page.keyboard.press('ArrowUp');
    await expect(active).toHaveAccessibleName(new RegExp(`secretkey, ${config.marks.rejected}`));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(details).toHaveCount(0);
    await expect(grid).toBeFocused();
  });
}

test('on a phone the bar at the bottom that gets more lines does not cover the focus', async ({
  page,
}) => {
  const { config } = words.en;
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/tools/config');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.yml', mimeType: 'text/yaml', buffer: Buffer.from(FILE) });
  await expect(page.getByRole('grid', { name: config.list.title })).toBeVisible();
  const remember = page.getByRole('switch', { name: config.remember.label });
  await tabTo(page, remember);
  const bar = page.getByRole('region', { name: config.save.title });
  const [low, edge] = [await remember.boundingBox(), await bar.boundingBox()];
  if (!low || !edge) throw new Error('not drawn');
  await page.mouse.wheel(0, low.y + low.height + 8 - edge.y);
  await expect.poll(async () => (await remember.boundingBox())?.y).not.toBe(low.y);
  await expectFocusSeen(page);
  await bar.evaluate((element) => {
    element.append(Object.assign(document.createElement('p'), { className: 'min-h-52 w-full' }));
  });
  await expectFocusSeen(page);
});

test('the row that a key makes active is seen, wherever the page and the list are scrolled to', async ({
  page,
}) => {
  const { config } = words.en;
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/tools/config');
  const lines = Array.from({ length: 60 }, (_, at) => `key${at}: '&cText ${at}'`).join('\n');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.yml', mimeType: 'text/yaml', buffer: Buffer.from(lines) });
  const grid = page.getByRole('grid', { name: config.list.title });
  await expect(grid).toHaveAttribute('aria-rowcount', '60');
  const isSeen = async () => {
    const row = await grid.locator('[aria-selected=true]').boundingBox();
    const list = await grid.boundingBox();
    const bar = await page.getByRole('region', { name: config.save.title }).boundingBox();
    if (!row || !list || !bar) return false;
    const bottom = Math.min(list.y + list.height, bar.y);
    return row.y >= Math.max(list.y, 0) && row.y + row.height <= bottom;
  };
  await tabTo(page, grid);
  for (const [keys, scrolled] of [
    ['ArrowDown', -250],
    ['ArrowDown', 250],
    ['End', -250],
    ['Home', 400],
    ['PageDown', -250],
  ] as const) {
    await page.evaluate((by) => window.scrollBy(0, by), scrolled);
    await page.keyboard.press(keys);
    await expect.poll(isSeen).toBe(true);
  }
  await grid.evaluate((element) => {
    element.scrollTop = element.scrollHeight;
  });
  await page.keyboard.press('Tab');
  await tabTo(page, grid, 'Shift+Tab');
  await expect.poll(isSeen).toBe(true);
});

test('what comes late in the details does not cover where one is', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 850 });
  await page.goto('/tools/config');
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
  await button('Paste').click();
  await page.getByLabel('Content of a file').fill("title: '&2&lFarm &7Market'");
  await button('Read it').click();
  await sayThatTheyReadMiniMessage(page);
  await page.getByRole('row', { name: /title/ }).click();
  const use = page.getByRole('button', { name: 'Use this text' });
  await tabTo(page, use);
  // As when pictures come.
  await page
    .getByRole('region', { name: 'Details of the text' })
    .locator('pre')
    .first()
    .evaluate((source) => {
      source.style.minHeight = '20rem';
    });
  await expectFocusSeen(page);
});
