import { expect, type Page, test } from '@playwright/test';

const TITLE = '<b><gradient:#E43A96:#FBE108>Fucina (Lore Generator)</gradient></b>';
const LINES = ['', '<red>Welcome</red> <yellow>To</yellow>', '<u><b>Fucina!</b></u>'];

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const line = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Lore line ${number}`, exact: true });
const fresh = (page: Page) => page.getByRole('textbox', { name: 'New lore line' });
const output = (page: Page) => page.getByRole('textbox', { name: 'Output' });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function lines(page: Page): Promise<string[]> {
  const fields = page.getByRole('textbox', { name: /^Lore line \d+$/ });
  return fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
}

async function copied(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

async function pasteInto(page: Page, field: ReturnType<typeof title>, text: string) {
  await page.evaluate((copy) => navigator.clipboard.writeText(copy), text);
  await field.focus();
  await field.press('ControlOrMeta+V');
}

async function select(field: ReturnType<typeof title>, from: number, to: number) {
  await field.focus();
  await field.evaluate(
    (input: HTMLInputElement, [start, end]) => input.setSelectionRange(start ?? 0, end ?? 0),
    [from, to],
  );
}

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tools/loregenerator');
});

test('the fields and the preview show the defaults', async ({ page }) => {
  await expect(title(page)).toHaveValue(TITLE);
  await expect.poll(() => lines(page)).toEqual(LINES);
  await expect(preview(page)).toHaveCount(1);
  const drawn = preview(page).locator('.game-line');
  await expect(drawn).toHaveCount(6);
  await expect(drawn.nth(1)).toHaveText('\u200b');
  await expect(drawn.nth(2)).toContainText('Welcome To');
  await expect(drawn.nth(4)).toHaveText('minecraft:item');
  await expect(drawn.nth(5)).toHaveText('NBT: 5 tag(s)');
  await expect(drawn.nth(2).getByText('Welcome', { exact: true })).toHaveCSS(
    'color',
    'rgb(255, 85, 85)',
  );
});

test('the title and all lines are copied as they are', async ({ page }) => {
  await press(page, 'Copy title');
  await expect.poll(() => copied(page)).toBe(TITLE);
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible();
  await press(page, 'Copy all lines');
  await expect.poll(() => copied(page)).toBe(LINES.join('\n'));
});

test('lines are added, edited, moved and deleted', async ({ page }) => {
  await fresh(page).fill('<gold>new');
  await fresh(page).press('Enter');
  await expect(fresh(page)).toHaveValue('');
  await expect(line(page, 4)).toHaveValue('<gold>new');
  await expect(preview(page)).toContainText('new');
  await press(page, 'Add line');
  await expect(line(page, 5)).toHaveValue('');
  await press(page, 'Delete line 5');
  await press(page, 'Move line 1 up');
  await press(page, 'Move line 4 down');
  await expect.poll(() => lines(page)).toEqual([...LINES, '<gold>new']);
  await press(page, 'Move line 4 up');
  await expect(page.getByRole('button', { name: 'Move line 3 up', exact: true })).toBeFocused();
  await line(page, 1).fill('first');
  await expect.poll(() => lines(page)).toEqual(['first', LINES[1], '<gold>new', LINES[2]]);
  await press(page, 'Delete line 2');
  await expect.poll(() => lines(page)).toEqual(['first', '<gold>new', LINES[2]]);
  await press(page, 'Undo');
  await expect.poll(() => lines(page)).toEqual(['first', LINES[1], '<gold>new', LINES[2]]);
});

test('a line can be dragged to another place', async ({ page }) => {
  const handle = page
    .getByRole('listitem')
    .filter({ has: line(page, 3) })
    .locator('[title]')
    .first();
  await handle.hover();
  await page.mouse.down();
  const from = await handle.boundingBox();
  const to = await line(page, 1).boundingBox();
  if (!from || !to) throw new Error('both rows are on the page');
  await page.mouse.move(from.x + 10, to.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => lines(page)).toEqual([LINES[2], LINES[0], LINES[1]]);
});

test('mistakes in MiniMessage are marked, explained and corrected', async ({ page }) => {
  await line(page, 1).fill('a <bol>b</bol>');
  const row = page.getByRole('listitem').filter({ has: line(page, 1) });
  await expect(row.locator('mark').first()).toHaveText('<bol>');
  await expect(row.getByText('There is no tag “bol”, so it stays text.')).toBeVisible();
  await row.getByRole('button', { name: 'Write <bold>' }).click();
  await expect(line(page, 1)).toHaveValue('a <bold>b</bol>');
  await line(page, 1).fill('<b>fine</b>');
  await expect(row.locator('mark')).toHaveCount(0);
});

test('the toolbar wraps what is selected in the focused field', async ({ page }) => {
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  await line(page, 1).fill('hot and cold');
  await select(line(page, 1), 0, 3);
  await toolbar.getByRole('button', { name: 'Red', exact: true }).click();
  await expect(line(page, 1)).toHaveValue('<red>hot</red> and cold');
  await expect(line(page, 1)).toBeFocused();
  await toolbar.getByRole('button', { name: 'Gold', exact: true }).click();
  await expect(line(page, 1)).toHaveValue('<gold>hot</gold> and cold');
  await toolbar.getByRole('button', { name: 'Bold', exact: true }).click();
  await expect(line(page, 1)).toHaveValue('<gold><b>hot</b></gold> and cold');
  await toolbar.getByRole('button', { name: 'Bold', exact: true }).click();
  await expect(line(page, 1)).toHaveValue('<gold>hot</gold> and cold');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(line(page, 1)).toHaveValue('<gold><b>hot</b></gold> and cold');
  await toolbar.getByRole('button', { name: 'Gradient' }).click();
  await select(fresh(page), 0, 0);
  await fresh(page).fill('glow');
  await select(fresh(page), 0, 4);
  await press(page, 'Apply gradient');
  await expect(fresh(page)).toHaveValue('<gradient:#e43a96:#fbe108>glow</gradient>');
});

test('the toolbar is one Tab stop, and the arrow keys move inside it', async ({ page }) => {
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  await toolbar.getByRole('button', { name: 'Bold' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(toolbar.getByRole('button', { name: 'White' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(toolbar.getByRole('button', { name: 'Italic' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Add line' })).toBeFocused();
});

test('several pasted lines become several lore lines', async ({ page }) => {
  await pasteInto(page, fresh(page), 'one\ntwo\n\n<red>four');
  await expect(line(page, 7)).toHaveValue('<red>four');
  await expect.poll(() => lines(page)).toEqual([...LINES, 'one', 'two', '', '<red>four']);
  await expect(fresh(page)).toHaveValue('');
  await select(line(page, 4), 1, 1);
  await pasteInto(page, line(page, 4), 'X\nY');
  await expect(line(page, 5)).toHaveValue('Yne');
  expect((await lines(page)).slice(3, 5)).toEqual(['oX', 'Yne']);
});

test('pasted codes are converted, and how they were read can be corrected', async ({ page }) => {
  await pasteInto(page, line(page, 1), '&cHi &lyou');
  await expect(line(page, 1)).toHaveValue('<red>Hi <b>you</b></red>');
  const readAs = page.getByRole('combobox', { name: 'Pasted text read as' });
  await expect(readAs).toHaveValue('legacy-ampersand');
  await press(page, 'Keep as typed');
  await expect(line(page, 1)).toHaveValue('&cHi &lyou');
  await readAs.selectOption({ label: '& codes' });
  await expect(line(page, 1)).toHaveValue('<red>Hi <b>you</b></red>');
  await line(page, 1).press('End');
  await line(page, 1).pressSequentially('!');
  await expect(readAs).toHaveCount(0);
});

test('a pasted give command fills in the whole item', async ({ page }) => {
  const command = `/give @p stick[custom_name={text:"Wand",color:"gold",italic:false},lore=[{text:"Zap",italic:false},""]] 1`;
  await pasteInto(page, title(page), command);
  await expect(title(page)).toHaveValue('<gold>Wand</gold>');
  await expect.poll(() => lines(page)).toEqual(['Zap', '']);
});

const COPIES = [
  ['MiniMessage lines', LINES.join('\n')],
  ['& codes', '\n&cWelcome&r &eTo\n&l&nFucina!'],
  ['§ codes', '\n§cWelcome§r §eTo\n§l§nFucina!'],
  ['YAML list (MiniMessage)', LINES.map((text) => `- '${text}'`).join('\n')],
] as const;

test('the lore is written in every format', async ({ page }) => {
  const format = page.getByRole('combobox', { name: 'Format' });
  for (const [name, expected] of COPIES) {
    await format.selectOption({ label: name });
    await expect(output(page)).toHaveValue(expected);
  }
  await format.selectOption({ label: 'JSON components' });
  await expect(output(page)).toHaveValue(/"text":"Welcome","color":"red"/);
  await format.selectOption({ label: 'Java (Adventure)' });
  await expect(output(page)).toHaveValue(/mm\.deserialize\("<u><b>Fucina!<\/b><\/u>"\)/);
  await format.selectOption({ label: 'Java (Bukkit legacy)' });
  await expect(output(page)).toHaveValue(/"§l§nFucina!"/);
  await format.selectOption({ label: 'Give command' });
  await expect(output(page)).toHaveValue(
    /^\/give @p minecraft:diamond_sword\[minecraft:custom_name=\{/,
  );
  await page.getByRole('textbox', { name: 'Item id' }).fill('stick');
  await page
    .getByRole('combobox', { name: 'Game version' })
    .selectOption({ label: '1.16 – 1.20.4' });
  await expect(output(page)).toHaveValue(/^\/give @p minecraft:stick\{display:\{Name:'/);
  await page.getByRole('textbox', { name: 'Item id' }).fill('Not An Item');
  await expect(page.getByText(/An item id has lower-case letters/)).toBeVisible();
});

test('a link reopens the lore as it was', async ({ page, context }) => {
  await line(page, 1).fill('a, b \\ c');
  await page.getByRole('checkbox', { name: 'Upright (no italics)' }).check();
  await press(page, 'Share');
  const other = await context.newPage();
  await other.goto(await copied(page));
  await expect(line(other, 1)).toHaveValue('a, b \\ c');
  expect(await lines(other)).toEqual(['a, b \\ c', LINES[1], LINES[2]]);
  await expect(other.getByRole('checkbox', { name: 'Upright (no italics)' })).toBeChecked();
});

test('an example fills the page and can be undone', async ({ page }) => {
  await press(page, 'Legendary sword');
  await expect(title(page)).toHaveValue(/Emberfang/);
  await expect(output(page)).toHaveValue(/netherite_sword/);
  await press(page, 'Undo');
  await expect(title(page)).toHaveValue(TITLE);
});

test('a long tooltip is as wide as its widest line, drawn or not yet', async ({ page }) => {
  const long = Array.from({ length: 60 }, (_, line) =>
    line === 52 ? '<gold>The widest line, <b>far below</b> all that is in sight' : '<gray>Short',
  );
  await page.goto(`/tools/loregenerator?${new URLSearchParams({ lines: long.join('\n') })}`);
  const tooltip = preview(page).locator('.game-tooltip');
  const width = () => tooltip.evaluate((element) => element.getBoundingClientRect().width);
  const drawn = preview(page).getByRole('img', { name: /far below/ });
  await expect(tooltip).toContainText('far below');
  await expect(drawn).toHaveCount(0);
  const before = await width();
  const surface = preview(page).locator('.game-surface');
  await surface.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(drawn).toBeVisible();
  expect(await width()).toBeCloseTo(before, 1);
  const line = await drawn.evaluate((element) => element.getBoundingClientRect().width);
  expect(before).toBeGreaterThan(line);
});

test('of a hundred lines only the visible ones are rendered, and all can be reached', async ({
  page,
}) => {
  const lines = Array.from({ length: 100 }, (_, line) => `Line ${line + 1}`);
  await page.goto(`/tools/loregenerator?${new URLSearchParams({ lines: lines.join('\n') })}`);
  const field = (number: number) =>
    page.getByRole('textbox', { name: `Lore line ${number}`, exact: true });
  const isDrawn = (number: number) =>
    field(number).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  await expect(page.getByRole('textbox', { name: /^Lore line/ })).toHaveCount(100);
  await expect.poll(() => isDrawn(60)).toBe(false);

  // Tab moves from a visible line to the next, which was not rendered yet.
  await field(40).focus();
  for (let number = 41; number <= 61; number += 1) {
    for (let button = 0; button < 3; button += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(field(number)).toBeFocused();
  }
  await expect(field(61)).toBeInViewport();
  await expect.poll(() => isDrawn(61)).toBe(true);
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect(field(61)).toHaveValue('Line 61!');

  // A screen reader gets position and count, whatever is rendered; also after a line was added.
  const row = page.getByRole('listitem').filter({ has: field(61) });
  await expect(row).toHaveAttribute('aria-posinset', '61');
  await expect(row).toHaveAttribute('aria-setsize', '100');
  await page.getByRole('button', { name: 'Add line' }).click();
  await expect(row).toHaveAttribute('aria-setsize', '101');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveAttribute('aria-setsize', '100');

  // Shift+Tab from after the list reaches its last line.
  await page.getByRole('textbox', { name: 'New lore line' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Delete line 100' })).toBeFocused();
  await expect.poll(() => isDrawn(100)).toBe(true);
  await expect.poll(() => isDrawn(41)).toBe(false);
});

test('on a phone, what mends the codes of a title is seen also when it is left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tools/loregenerator?lng=it');
  const title = page.getByRole('textbox', { name: 'Titolo', exact: true });
  await title.fill('&a&lOakvale &7» &fSurvival');
  await page.getByRole('heading', { level: 1 }).click();
  const mend = page.getByRole('button', { name: 'Correggi tutti e 4' });
  await expect(mend).toBeInViewport({ ratio: 0.9 });
  await mend.click();
  await expect(title).toHaveValue('<green><bold>Oakvale <reset><gray>» <white>Survival');
});
