import { words } from '@fucina/site/words';
import { expect, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';
import { openWhole } from './open-whole.ts';

const sheet = (page: Page) =>
  page.getByRole('dialog', { name: /^(Keyboard shortcuts|Scorciatoie da tastiera)$/ });

async function openByKey(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await expect(sheet(page)).toBeVisible();
}

/** The lines of the sheet: what it does, and the keys as they are written. */
function lines(page: Page): Promise<string[]> {
  return sheet(page)
    .locator('dl > div')
    .evaluateAll((all) =>
      all.map((line) => {
        const keys = [...line.querySelectorAll('kbd')].map(
          (key) => (key.querySelector('[aria-hidden]') ?? key).textContent,
        );
        return `${line.querySelector('dt')?.textContent}: ${keys.join(' ')}`;
      }),
    );
}

test('? opens the sheet with the shortcuts of the site and of the page', async ({ page }) => {
  await openWhole(page, '/tools/loregenerator');
  await expect(page.getByRole('toolbar')).toBeVisible();
  await openByKey(page);
  expect(await lines(page)).toEqual(
    expect.arrayContaining([
      'Search: Ctrl K /',
      'Keyboard shortcuts: ?',
      'Undo: Ctrl Z',
      'Redo: Ctrl Shift Z Ctrl Y',
      'Next button: →',
      'Move the row up: Alt ↑',
    ]),
  );
  const titles = await sheet(page).getByRole('heading', { level: 3 }).allTextContents();
  expect(titles.slice(0, 2)).toEqual(['On every page', 'In this tool']);
  expect(await findings(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
});

test('a page without a form lists what works everywhere', async ({ page }) => {
  await openWhole(page, '/tools?lng=it');
  await openByKey(page);
  const titles = await sheet(page).getByRole('heading', { level: 3 }).allTextContents();
  expect(titles).toEqual(['In ogni pagina']);
});

test('on a Mac the keys have the names of a Mac', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }),
  );
  await openWhole(page, '/tools/smallcap?lng=it');
  await openByKey(page);
  expect(await lines(page)).toEqual(
    expect.arrayContaining(['Cerca: ⌘ K /', 'Annulla: ⌘ Z', 'Ripeti: ⌘ ⇧ Z ⌃ Y']),
  );
  await expect(sheet(page).locator('kbd').first()).toHaveText('⌘Comando');
});

test('it is found in the footer and in the search', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await button.click();
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('hotkeys');
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
});

test('the search keeps the focus when the sheet before it is cleared away later', async ({
  page,
}) => {
  await openWhole(page, '/tools');
  const search = page.getByRole('combobox', { name: 'Search' });
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await openByKey(page);
  // A busy browser delivers the key before it tells the page that the sheet is closed.
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
  });
  await expect(search).toBeFocused();
  await expect(sheet(page)).toHaveCount(0);
  await expect(search).toBeFocused();
});

test('a key pressed right after the search was closed is for the page', async ({ page }) => {
  await openWhole(page, '/tools');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  // A busy browser delivers the key before it tells the page that the search is closed.
  await page.evaluate(async () => {
    document.querySelector<HTMLDialogElement>('dialog[data-search]')?.hidePopover();
    await Promise.resolve();
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
  });
  await expect(sheet(page)).toBeVisible();
});

test('typed into a field, ? and / are characters', async ({ page }) => {
  await page.goto('/tools/smallcap');
  await page.getByRole('textbox', { name: 'Input' }).fill('');
  await page.keyboard.type('why?/');
  await expect(page.getByRole('textbox', { name: 'Input' })).toHaveValue('why?/');
  await expect(sheet(page)).toHaveCount(0);
});

test('shortcuts of a single character are switched off in the sheet, and stay off', async ({
  page,
}) => {
  await openWhole(page, '/tools');
  await openByKey(page);
  await sheet(page).getByRole('switch', { name: 'Shortcuts of a single character' }).click();
  await expect.poll(() => lines(page)).toContain('Search: Ctrl K');
  await page.keyboard.press('Escape');
  await page.reload();
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Search');
});

for (const [language, { shortcuts }] of Object.entries(words)) {
  test(`no part of the sheet is cut off on a phone, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/tools/motd?lng=${language}`);
    await openByKey(page);
    await expect(sheet(page)).toHaveAccessibleName(shortcuts.title);
    const { scrollWidth, clientWidth } = await sheet(page).evaluate((dialog) => dialog);
    expect(scrollWidth).toBe(clientWidth);
  });
}
