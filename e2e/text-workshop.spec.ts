import { expect, type Page, test } from '@playwright/test';

const field = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const result = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `${name}: result`, exact: true });
const place = (page: Page, name: string) => page.getByRole('figure', { name, exact: true });

/** The editor is in a shadow root; before it is loaded the field is a text area. */
async function open(page: Page, text: string, more: Readonly<Record<string, string>> = {}) {
  await page.goto(`/tools/text?${new URLSearchParams({ text, ...more })}`);
}

async function startEditor(page: Page) {
  await field(page).click();
  await expect(page.locator('.cm-content')).toBeVisible();
}

test('a text is typed in the editor, seen in the game, and copied in another notation', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tools/text');
  await startEditor(page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('<red>Hi <b>you');
  await expect(place(page, 'Chat')).toContainText('Hi you');
  await expect(result(page, '& codes with &#rrggbb')).toHaveValue('&cHi &lyou');
  await page.getByRole('button', { name: 'Copy & codes with &#rrggbb' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe('&cHi &lyou');
});

test('the editor takes the text, the caret and the focus from the plain field', async ({
  page,
}) => {
  await open(page, '<red>one two');
  const plain = page.locator('textarea').first();
  await expect(plain).toHaveValue('<red>one two');
  await plain.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 8));
  await plain.focus();
  await expect(page.locator('.cm-content')).toBeFocused();
  await page.keyboard.type('three');
  await expect(field(page)).toHaveText('<red>three two');
  await expect(page.locator('.cm-tag')).toHaveText('<red>');
});

test('undo and redo work in the editor, and the link reopens everything', async ({ page }) => {
  await open(page, 'first', { game: '1.20.4' });
  await startEditor(page);
  await page.keyboard.press('End');
  await page.keyboard.type(' second');
  await expect(field(page)).toHaveText('first second');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(field(page)).toHaveText('first');
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(field(page)).toHaveText('first second');
  await expect(page).toHaveURL(/text=first\+second&game=1\.20\.3/);
  await page.reload();
  await expect(field(page)).toHaveValue('first second');
  await expect(page.getByRole('combobox', { name: 'Game' })).toHaveValue('1.20.3');
});

test('problems are underlined, explained and fixed', async ({ page }) => {
  await open(page, '<rde>Hello');
  await startEditor(page);
  await expect(page.locator('.cm-warning')).toHaveText('<rde>');
  await page.getByRole('button', { name: 'Write <red>' }).click();
  await expect(field(page)).toHaveText('<red>Hello');
  await expect(page.locator('.cm-warning')).toHaveCount(0);
});

test('with the keyboard alone a word becomes bold, and the field can be left', async ({ page }) => {
  await open(page, 'one two');
  await startEditor(page);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveText('<b>one two</b>');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('x');
  await page.keyboard.press('Tab');
  await expect(field(page)).not.toBeFocused();
});

test('every place shows the text and what it cuts off; places are pinned and hidden', async ({
  page,
}) => {
  await open(page, 'Hanging signs are small<br>two<br>three');
  await expect(page.getByRole('figure')).toHaveCount(15);
  await expect(place(page, 'Sign')).toContainText('the rest is not shown');
  await page.getByRole('button', { name: 'Pin Server list' }).click();
  await expect(page.getByRole('figure').first()).toHaveAccessibleName('Server list');
  await expect(place(page, 'Server list')).toContainText('Only 2 of 3 lines are shown.');
  await page.getByRole('button', { name: 'Hide Chat' }).click();
  await expect(place(page, 'Chat')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show Chat' }).click();
  await expect(place(page, 'Chat')).toHaveCount(1);
});

test('a game and an old Adventure change the pictures, and say what is lost', async ({ page }) => {
  await open(page, '<#54daf4>Hi <head:Notch>', { game: '1.15', adventure: '4.20' });
  await expect(place(page, 'Chat')).toContainText('<head:Notch>');
  await expect(page.getByText(/hex colours become the nearest/).first()).toBeVisible();
  await page.getByText('Commands', { exact: true }).click();
  await expect(result(page, 'Chat (tellraw)')).toHaveValue(
    '/tellraw @a {"text":"Hi <head:Notch>","color":"aqua"}',
  );
});

test('hover shows the hover text, and clicks are told', async ({ page }) => {
  await open(page, "<hover:show_text:'Open it'><click:run_command:'/shop'>Shop");
  await place(page, 'Chat').getByRole('button', { name: /^Shop/ }).hover();
  await expect(page.getByText('Click: runs /shop')).toBeVisible();
  await expect(page.locator('.game-note')).toContainText('Open it');
});

for (const theme of ['light', 'dark'] as const) {
  for (const [language, name] of [
    ['en', 'Text'],
    ['it', 'Testo'],
  ] as const) {
    test(`on a phone in ${language}, ${theme}: nothing runs over the edge, with the editor too`, async ({
      page,
    }) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await page.setViewportSize({ width: 360, height: 760 });
      await page.addInitScript((stored) => localStorage.setItem('vite-ui-theme', stored), theme);
      await page.goto(`/tools/text?lng=${language}`);
      await page.getByRole('textbox', { name, exact: true }).click();
      await expect(page.locator('.cm-content')).toBeVisible();
      await page.keyboard.type('<gradient:red:blue>a long text without any end');
      await expect(page.getByRole('figure', { name: 'Chat' })).toContainText('without any end');
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBe(0);
      expect(complaints).toEqual([]);
    });
  }
}
