// The config studio from the first key to the saved file, as one goes through it without a mouse.
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { collectComplaints } from './complaints.ts';
import { sayThatTheyReadMiniMessage } from './config-answers.ts';
import { expectFocusSeen, tabTo } from './keyboard.ts';
import { openWhole } from './open-whole.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
import { unzipFile } from './zip-file.ts';

const FILE = `prefix: '&6[Farm] &b'
shop:
  title: '&2&lFarm &8» &7Market'
  rules: 'Q&A at noon'
material: STONE_HOE
`;
const FILES = 200;

const grid = (page: Page) => page.getByRole('grid', { name: 'Texts' });

for (const width of [320, 1280]) {
  test(`a file is chosen, looked at and saved with keys alone, ${width} px wide`, async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    await page.setViewportSize({ width, height: 700 });
    // This way of choosing files can be answered by a test.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'showOpenFilePicker'));
    await openWhole(page, '/tools/config');
    await tabTo(page, page.getByRole('button', { name: 'Choose files' }));
    const file = { name: 'messages.yml', mimeType: 'text/yaml', buffer: Buffer.from(FILE) };
    // The browser opens no chooser when the page took long to answer the key.
    await expect(async () => {
      const chooser = page.waitForEvent('filechooser', { timeout: 10_000 });
      await page.keyboard.press('Enter');
      await (await chooser).setFiles(file);
    }).toPass();
    await tabTo(page, page.getByRole('button', { name: 'Yes', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: /shop\.rules, unsure/ })).toBeVisible();
    await tabTo(page, grid(page));
    await page.keyboard.press('u');
    await page.keyboard.press('a');
    await expect(page.getByRole('row', { name: /shop\.rules, accepted/ })).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('r');
    await expect(page.getByRole('row', { name: /shop\.title, rejected/ })).toBeVisible();
    const download = page.waitForEvent('download');
    await tabTo(page, page.getByRole('button', { name: 'Save the file' }));
    await page.keyboard.press('Enter');
    expect(await readFile(await (await download).path(), 'utf8')).toBe(
      FILE.replace('&6[Farm] &b', '<gold>[Farm] <aqua>').replace('Q&A at', 'Q<green> at'),
    );
    expect([await sidewaysScroll(page), complaints]).toEqual([0, []]);
  });
}

test('a second question leaves the focus in view, 320 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openWhole(page, '/tools/config');
  const text = "sword:\n  name: '&cSword'\n  lore:\n  - '&7One'\n  - '&aTwo'\nhi: '&cHi'\n";
  const file = { name: 'items.yml', mimeType: 'text/yaml', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await tabTo(page, page.getByRole('button', { name: 'Yes', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Does the plugin remove the italics')).toBeVisible();
  await expectFocusSeen(page);
});

test('a zip of two hundred files keeps their paths, and what is not changed in them', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const content = (at: number) => `# é ${at}\r\na: '&cHi'\r\nb: 'one'  # &c\r\n`;
  await page.goto('/tools/config');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      Array.from({ length: FILES }, (_, at) => ({
        name: `messages-${at}.yml`,
        mimeType: 'text/yaml',
        buffer: Buffer.from(content(at)),
      })),
    );
  const save = page.getByRole('button', { name: `Save ${FILES} files as zip` });
  await sayThatTheyReadMiniMessage(page);
  await expect(save).toBeEnabled();
  const download = page.waitForEvent('download');
  await save.click();
  const zip = await readFile(await (await download).path());

  const files = unzipFile(zip);
  expect([...files.keys()].filter((path) => path.endsWith('.yml'))).toHaveLength(FILES);
  for (let at = 0; at < FILES; at += 1) {
    expect(files.get(`messages-${at}.yml`)?.toString('utf8')).toBe(
      content(at).replace("'&cHi", "'<red>Hi"),
    );
  }

  await page.reload();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'all.zip', mimeType: 'application/zip', buffer: zip });
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(FILES));
  await expect(page.getByText(/^Changed: 0/)).toBeVisible();
  expect(complaints).toEqual([]);
});
