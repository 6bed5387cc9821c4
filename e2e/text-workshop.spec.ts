import { expect, type Page, test } from '@playwright/test';
import { collectComplaints } from './complaints.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
import { storeTheme, THEMES } from './themes.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const result = (page: Page, name: string) => page.getByLabel(`${name}: result`, { exact: true });
const place = (page: Page, name: string) => page.getByRole('figure', { name, exact: true });

async function open(page: Page, text: string, more: Readonly<Record<string, string>> = {}) {
  await page.goto(`/tools/text?${new URLSearchParams({ text, ...more })}`);
}

/** The colors of the text are loaded when the field is used. */
async function startTyping(page: Page) {
  await field(page).click();
  await page.waitForFunction(() => CSS.highlights.has('tag'));
}

/** The parts of the text that are colored or underlined as this. */
function painted(page: Page, kind: 'tag' | 'code' | 'placeholder' | 'warning') {
  return page.evaluate(
    (name) =>
      Array.from(CSS.highlights.get(name) ?? [], ({ startContainer, startOffset, endOffset }) =>
        startContainer.textContent?.slice(startOffset, endOffset),
      ),
    kind,
  );
}

test('what is pasted behind the sample takes its place, and behind own words it does not', async ({
  page,
}) => {
  await page.goto('/tools/text');
  const field = page.getByRole('textbox', { name: 'Text', exact: true });
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field.press('ControlOrMeta+End');
    await field.press('ControlOrMeta+v');
  };
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await expect(field).toHaveValue(/Ciao/);
  await paste('/give @p stone');
  await expect(field).toHaveValue('/give @p stone');
  await paste(' 2');
  await expect(field).toHaveValue('/give @p stone 2');
});

test('a text is typed, seen in the game, and copied in another notation', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tools/text');
  await startTyping(page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('<red>Hi <b>you');
  await expect(place(page, 'Chat')).toContainText('Hi you');
  await expect(result(page, '& codes with &#rrggbb')).toHaveValue('&cHi &lyou');
  await page.getByRole('button', { name: 'Copy & codes with &#rrggbb' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe('&cHi &lyou');
});

test('tags, codes and placeholders have colors, which follow each key', async ({ page }) => {
  await open(page, '<red>one %two% &ltwo');
  await field(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 8));
  await field(page).focus();
  await expect.poll(() => painted(page, 'tag')).toEqual(['<red>']);
  expect(await painted(page, 'placeholder')).toEqual(['%two%']);
  expect(await painted(page, 'code')).toEqual(['&l']);
  await page.keyboard.type('<b>1');
  await expect(field(page)).toHaveValue('<red><b>1 %two% &ltwo');
  await expect.poll(() => painted(page, 'tag')).toEqual(['<red>', '<b>']);
  expect(await painted(page, 'placeholder')).toEqual(['%two%']);
});

test('colored letters are exactly where the field has its own', async ({ page }) => {
  await open(page, `<red>${'A long text wraps, and breaks. '.repeat(20)}\n\nlast line\n`);
  await startTyping(page);
  const sizes = await field(page).evaluate((area: HTMLTextAreaElement) => {
    const letters = area.parentElement?.querySelector('[aria-hidden]') as HTMLElement;
    const look = (element: HTMLElement) => {
      const { font, letterSpacing, padding, tabSize, whiteSpace } = getComputedStyle(element);
      return { font, letterSpacing, padding, tabSize, whiteSpace };
    };
    return {
      field: { height: area.scrollHeight, width: area.clientWidth, ...look(area) },
      letters: { height: letters.scrollHeight, width: letters.clientWidth, ...look(letters) },
    };
  });
  expect(sizes.letters).toEqual(sizes.field);
});

test('without colors in the browser the letters of the field are seen', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Highlight'));
  await open(page, '<red>one');
  const module = page.waitForResponse(/\/painting-[^/]*\.js/);
  await field(page).click();
  await module;
  await page.keyboard.type('!');
  await expect(place(page, 'Chat')).toContainText('!');
  const color = await field(page).evaluate((area) => getComputedStyle(area).color);
  expect(color).not.toMatch(/, 0\)|\/ 0\)|transparent/);
});

test('the end of a long text stays in sight while typing', async ({ page }) => {
  await open(page, 'line\n'.repeat(30));
  await startTyping(page);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('the end');
  const below = await page.locator('.text-editor').evaluate((box) => {
    return box.scrollHeight - box.clientHeight - box.scrollTop;
  });
  expect(below).toBeLessThan(30);
});

test('undo and redo work in the field, and the link reopens everything', async ({ page }) => {
  await open(page, 'first', { game: '1.20.4' });
  await startTyping(page);
  await page.keyboard.press('End');
  await page.keyboard.type(' second');
  await expect(field(page)).toHaveValue('first second');
  // Browsers undo a letter or a word at a time.
  for (const _ of ' second') await page.keyboard.press('ControlOrMeta+Z');
  await expect(field(page)).toHaveValue('first');
  for (const _ of ' second') await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(field(page)).toHaveValue('first second');
  await expect(page).toHaveURL(/text=first\+second&game=1\.20\.3/);
  await page.reload();
  await expect(field(page)).toHaveValue('first second');
  await expect(page.getByRole('combobox', { name: 'Game' })).toHaveValue('1.20.3');
});

test('problems are underlined, explained and fixed', async ({ page }) => {
  await open(page, '<rde>Hello');
  await startTyping(page);
  await expect.poll(() => painted(page, 'warning')).toEqual(['<rde>']);
  await page.getByRole('button', { name: 'Write <red>' }).click();
  await expect(field(page)).toHaveValue('<red>Hello');
  await expect.poll(() => painted(page, 'warning')).toEqual([]);
});

test('with the keyboard alone a word becomes bold, and the field can be left', async ({ page }) => {
  await open(page, 'one two');
  await startTyping(page);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('<b>one two</b>');
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
  await expect(place(page, 'Server list')).toContainText(
    'This place has room for 2 of the text’s 3 lines.',
  );
  await page.getByRole('button', { name: 'Hide Chat' }).click();
  await expect(place(page, 'Chat')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show Chat' }).click();
  await expect(place(page, 'Chat')).toHaveCount(1);
});

test('a game and an old Adventure change the pictures, and say what is lost', async ({ page }) => {
  await open(page, '<#54daf4>Hi <head:Notch>', { game: '1.15', adventure: '4.20' });
  await expect(place(page, 'Chat')).toContainText('<head:Notch>');
  await expect(page.getByText('Missing or changed in this game:')).toBeVisible();
  await expect(
    page.getByText(
      /hex colours become the nearest \(up to \d+ of 255 off\), exact only from 1\.16/,
    ),
  ).toBeVisible();
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

for (const theme of THEMES) {
  for (const [language, name] of [
    ['en', 'Text'],
    ['it', 'Testo'],
  ] as const) {
    test(`on a phone in ${language}, ${theme}: nothing runs over the edge, with colored letters too`, async ({
      page,
    }) => {
      const complaints = collectComplaints(page);
      await page.setViewportSize({ width: 360, height: 760 });
      await storeTheme(page, theme);
      await page.goto(`/tools/text?lng=${language}`);
      await page.getByRole('textbox', { name, exact: true }).click();
      await page.waitForFunction(() => CSS.highlights.has('tag'));
      await page.keyboard.type('<gradient:red:blue>a long text without any end');
      await expect(page.getByRole('figure', { name: 'Chat' })).toContainText('without any end');
      expect(await sidewaysScroll(page)).toBe(0);
      expect(complaints).toEqual([]);
    });
  }
}
