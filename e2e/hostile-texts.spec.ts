// Texts that are made to keep a tab busy for ever: the page answers.
import { expect, type Page, test } from '@playwright/test';

const GRADIENT = '<gradient:red:blue>';
const NESTED: readonly (readonly [string, string])[] = [
  ['forty rainbows', '<rainbow>'.repeat(40)],
  ['220 characters of gradients', GRADIENT.repeat(11)],
  ['700 characters of gradients', GRADIENT.repeat(36)],
  ['as many transitions', '<transition:red:blue:0.5>'.repeat(28)],
];

const linkTo = (path: string, fields: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(fields)}`;
const result = (page: Page, name: string) => page.getByLabel(`${name}: result`, { exact: true });

for (const [what, tags] of NESTED) {
  test(`a link with ${what} opens, and the text can be changed`, async ({ page }) => {
    await page.goto(linkTo('/tools/text', { text: `${tags}x` }));
    await expect(result(page, 'MiniMessage')).toHaveValue(/x/);
    const field = page.getByRole('textbox', { name: 'Text', exact: true });
    await field.click();
    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('<red>well');
    await expect(result(page, '& codes with &#rrggbb')).toHaveValue('&cwell');
  });
}

const FILES: readonly (readonly [string, string, string])[] = [
  ['[', '', 'Read from text.'],
  ["'{", '', 'Read from text.'],
  ['[I;', '', 'Read from text.'],
  ['[', 'motd: ', 'This file has a mistake'],
  ['{"text":', 'motd: ', 'This file has a mistake'],
];

for (const [bracket, before, told] of FILES) {
  test(`a file of 80,000 characters, ${before}${bracket}…, is read, and the message can be written`, async ({
    page,
  }) => {
    await page.goto('/tools/motd');
    await page.getByRole('button', { name: 'Take it from a file' }).click();
    const file = before + bracket.repeat(80_000 / bracket.length);
    await page.getByRole('textbox', { name: 'File or line' }).fill(file);
    await page.getByRole('button', { name: 'Read the message' }).click();
    await expect(page.getByRole('region', { name: 'Take it from a file' })).toContainText(told);
    await page.getByRole('textbox', { name: 'Line 1', exact: true }).fill('<gold>well');
    await expect(page.getByRole('region', { name: 'In the server list' })).toContainText('well');
  });
}
