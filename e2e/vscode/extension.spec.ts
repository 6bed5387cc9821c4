import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { type EditorPage, test } from './editor-page.ts';

const TAB = 'plugins/TAB/config.yml';
const SHOP = 'plugins/Shop/messages.yml';
const MESSAGES = `header: '<gradient:#ff5555:#ffaa00>Everything must go today</gradient>'
sale: '<gold><b>Sale:</b> <gray>half the price'
wrong: 'Now <rde>sold out'
`;

const pictures = join(import.meta.dirname, '..', '..', 'editors', 'vscode', 'pictures');

/** For the README of the extension. */
async function picture(name: string, shown: Locator, most = 200): Promise<void> {
  if (process.env.PICTURES && test.info().project.name === 'process') {
    const box = await shown.boundingBox();
    if (box === null) throw new Error(`nothing is shown for ${name}`);
    const clip = { ...box, height: Math.min(box.height, most) };
    await shown.page().screenshot({ path: join(pictures, `${name}.png`), clip });
  }
}

/** The list closes when the file is looked at once more just then. */
async function showFixes(editor: EditorPage, fix: Locator): Promise<void> {
  await expect(async () => {
    await editor.clickMistake();
    await editor.page.keyboard.press('Control+.');
    await expect(fix.first()).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 90_000 });
}

test('a mistake is underlined, and corrected', async ({ editor }) => {
  await editor.open(TAB, { [TAB]: MESSAGES });
  const { page } = editor;
  await expect(page.locator('.squiggly-warning')).toHaveCount(1);
  const fix = page.locator('.action-widget .monaco-list-row', { hasText: 'Replace with <red>' });
  await showFixes(editor, fix);
  await picture('correction', page.locator('.monaco-workbench .part.editor'));
  await fix.first().click();
  await expect(page.locator('.squiggly-warning')).toHaveCount(0);
  await expect(editor.lines.nth(2)).toHaveText(/<red>sold/);
});

test('texts have the colors of the game', async ({ editor }) => {
  await editor.open(TAB, { [TAB]: MESSAGES });
  await expect(editor.text('half')).toHaveCSS('color', 'rgb(170, 170, 170)');
  await expect(editor.text('Sale:')).toHaveCSS('font-weight', '700');
  await expect(editor.letter('E')).toHaveCSS('color', 'rgb(255, 85, 85)');
  await picture('colors', editor.page.locator('.monaco-workbench .part.editor'));
  await editor.command('Fucina: Colors in texts on or off');
  await expect(editor.text('half')).not.toHaveCSS('color', 'rgb(170, 170, 170)');
  await editor.command('Fucina: Colors in texts on or off');
  await expect(editor.text('half')).toHaveCSS('color', 'rgb(170, 170, 170)');
});

test('a color has a sample, which opens the picker', async ({ editor }) => {
  await editor.open(TAB, { [TAB]: MESSAGES });
  const { page } = editor;
  const samples = page.locator('.colorpicker-color-decoration');
  await expect(samples).toHaveCount(4);
  await samples.nth(2).click();
  await page.locator('.colorpicker-widget').waitFor();
  await expect(page.locator('.colorpicker-widget .picked-color')).toContainText('gold');
});

test('a hover shows a text as the game draws it', async ({ editor }) => {
  await editor.open(TAB, { [TAB]: MESSAGES });
  const { page } = editor;
  await expect(editor.text('half')).toHaveCSS('color', 'rgb(170, 170, 170)');
  await editor.text('half').click();
  await page.keyboard.press('Control+K');
  await page.keyboard.press('Control+I');
  const image = page.locator('.monaco-hover .rendered-markdown img');
  await expect(image).toHaveAttribute('alt', 'Sale: half the price');
  const width = () => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth);
  await expect.poll(width).toBeGreaterThan(100);
  await picture('hover', page.locator('.monaco-workbench .part.editor'));
});

test('the preview shows the text at the caret in all places', async ({ editor }) => {
  await editor.open(TAB, { [TAB]: MESSAGES });
  const { page } = editor;
  await expect(editor.text('half')).toHaveCSS('color', 'rgb(170, 170, 170)');
  await editor.text('half').click();
  await editor.command('Fucina: Preview the text at the caret');
  const panel = page.frameLocator('iframe.webview').frameLocator('#active-frame');
  await expect(panel.locator('figure')).toHaveCount(15);
  await expect(panel.locator('figcaption').first()).toHaveText('Chat');
  await expect(panel.locator('img').first()).toHaveAttribute('alt', 'Sale: half the price');
  const width = () =>
    panel
      .locator('img')
      .first()
      .evaluate((shown: HTMLImageElement) => shown.naturalWidth);
  await expect.poll(width).toBeGreaterThan(100);
  await picture('preview', page.locator('.monaco-workbench .part.editor'), 640);
  await editor.letter('E').click();
  await expect(panel.locator('img').first()).toHaveAttribute('alt', 'Everything must go today');
});

test('a whole file becomes MiniMessage, and what is doubtful waits', async ({ editor }) => {
  await editor.open(SHOP, { [SHOP]: "welcome: '&aWelcome!'\nsale: '&cR&D &7has a sale'\n" });
  const { page } = editor;
  await expect(editor.text('Welcome!')).toHaveCSS('color', 'rgb(85, 255, 85)');
  await editor.command('Fucina: Convert this file to MiniMessage');
  await page.getByRole('button', { name: 'It reads MiniMessage' }).click();
  const rows = page.locator('.bulk-edit-panel .monaco-list-row');
  const welcome = rows.filter({ hasText: 'Welcome' }).getByRole('checkbox');
  const sale = rows.filter({ hasText: 'has a sale' }).getByRole('checkbox');
  await expect(welcome).toBeChecked();
  await expect(sale).not.toBeChecked();
  await picture('conversion', page.locator('.monaco-workbench .part.panel'));
  await page.locator('.bulk-edit-panel').getByRole('button', { name: 'Apply' }).click();
  await expect(editor.lines.first()).toHaveText(/<green>Welcome!/);
  await expect(editor.lines.nth(1)).toHaveText(/&cR&D/);
});

test('all files of a folder become MiniMessage, also those that are not open', async ({ editor }, {
  project,
}) => {
  test.skip(project.name === 'worker', 'there is no disk');
  const groups = 'plugins/TAB/groups.yml';
  await editor.open(TAB, { [TAB]: "a: '&aWelcome!'\n", [groups]: "a: '&cAdmin'\n" });
  await expect(editor.text('Welcome!')).toHaveCSS('color', 'rgb(85, 255, 85)');
  await editor.command('Fucina: Convert this folder to MiniMessage');
  await expect(editor.lines.first()).toHaveText(/<green>Welcome!/);
  const path = join(editor.folder, groups);
  await expect.poll(() => readFileSync(path, 'utf8')).toBe("a: '<red>Admin'\n");
});

test('mistakes are told of files that are not open', async ({ editor }, { project }) => {
  test.skip(project.name === 'worker', 'there is no disk');
  await editor.open(TAB, { [TAB]: "a: '&aWelcome!'\n", [SHOP]: 'a: <rde>x <red>y\n' });
  await expect(editor.text('Welcome!')).toHaveCSS('color', 'rgb(85, 255, 85)');
  await editor.command('Fucina: Look for mistakes in this folder');
  const problems = editor.page.locator('.markers-panel .monaco-list-row');
  await expect(problems.filter({ hasText: 'messages.yml' })).toHaveCount(1);
});

test('a tag is closed as it is written', async ({ editor }) => {
  await editor.open('a.mm', { 'a.mm': '<red>Hi\n' });
  const { page } = editor;
  await expect(editor.text('Hi')).toHaveCSS('color', 'rgb(255, 85, 85)');
  await editor.text('Hi').click();
  await page.keyboard.press('End');
  await page.keyboard.type('<b');
  await page.keyboard.press('Escape');
  await page.keyboard.type('>');
  await expect(editor.lines.first()).toHaveText(/Hi<b><\/b>$/);
  await page.keyboard.type('you');
  await expect(editor.lines.first()).toHaveText(/Hi<b>you<\/b>$/);
});

test('a tag is completed', async ({ editor }) => {
  await editor.open('a.mm', { 'a.mm': '<red>Hi\n' });
  const { page } = editor;
  await expect(editor.text('Hi')).toHaveCSS('color', 'rgb(255, 85, 85)');
  await editor.text('Hi').click();
  await page.keyboard.press('End');
  await page.keyboard.type('<gol');
  const gold = page.locator('.suggest-widget .monaco-list-row', { hasText: '<gold>' });
  await gold.first().waitFor();
  await page.keyboard.press('Enter');
  await expect(editor.lines.first()).toHaveText(/<gold>/);
});

test('a line above a text opens its preview, if somebody wishes it', async ({ editor }) => {
  const settings = JSON.stringify({ 'fucina.codeLens': true });
  await editor.open(TAB, { [TAB]: MESSAGES, '.vscode/settings.json': settings });
  const { page } = editor;
  await page.locator('.codelens-decoration a', { hasText: 'Preview' }).nth(1).click();
  const panel = page.frameLocator('iframe.webview').frameLocator('#active-frame');
  await expect(panel.locator('img').first()).toHaveAttribute('alt', 'Sale: half the price');
});

test('in Italian if somebody wishes it', async ({ editor }) => {
  const settings = JSON.stringify({ 'fucina.language': 'it' });
  await editor.open(TAB, { [TAB]: MESSAGES, '.vscode/settings.json': settings });
  const { page } = editor;
  await expect(page.locator('.squiggly-warning')).toHaveCount(1);
  const fix = page.locator('.action-widget .monaco-list-row', { hasText: 'Sostituisci con <red>' });
  await showFixes(editor, fix);
});

test('settings of the folder count, where there is a disk', async ({ editor }, { project }) => {
  test.skip(project.name === 'worker', 'there is none');
  const config = '{ "rules": { "text/unknown-tag": "error" } }';
  await editor.open(TAB, { [TAB]: MESSAGES, 'fucina.config.json': config });
  await expect(editor.page.locator('.squiggly-error')).toHaveCount(1);
  const path = join(editor.folder, 'fucina.config.json');
  expect(readFileSync(path, 'utf8')).toBe(config);
});

test('a rule is switched off in the settings, which are saved', async ({ editor }, { project }) => {
  test.skip(project.name === 'worker', 'there are none');
  await editor.open(TAB, { [TAB]: MESSAGES });
  const { page } = editor;
  await expect(page.locator('.squiggly-warning')).toHaveCount(1);
  const title = 'Switch off the rule text/unknown-tag';
  const off = page.locator('.action-widget .monaco-list-row', { hasText: title });
  await showFixes(editor, off);
  await off.first().click();
  await expect(page.locator('.squiggly-warning')).toHaveCount(0);
  const settings = JSON.parse(readFileSync(join(editor.folder, 'fucina.config.json'), 'utf8'));
  expect(settings).toEqual({ rules: { 'text/unknown-tag': 'off' } });
});

test('no request goes elsewhere', async ({ editor, page }, { project }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await editor.open(TAB, { [TAB]: MESSAGES });
  await expect(page.locator('.squiggly-warning')).toHaveCount(1);
  const own = new URL(project.use.baseURL ?? '').host;
  expect(asked.filter((host) => host !== '' && host !== own)).toEqual([]);
});
