// What the browser keeps: favourites, presets, recent names, and the page that shows all of it.
import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
import { THEMES } from './themes.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const favourites = (page: Page) => page.getByRole('region', { name: 'Favourites' });
const names = (page: Page) => favourites(page).getByRole('listitem');
const kept = (page: Page, name: string) =>
  page.evaluate((key) => localStorage.getItem(`fucina.1.${key}`), name);

/** Stores something before any page is loaded. */
async function keep(context: BrowserContext, entries: Readonly<Record<string, string>>) {
  await context.addInitScript((stored) => {
    // Each load runs this again, and must not bring back what was deleted meanwhile.
    if (sessionStorage.getItem('kept')) return;
    sessionStorage.setItem('kept', 'yes');
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  }, entries);
}

test('the star of a tool brings it to the home page', async ({ page }) => {
  // The star shows at once what is stored a moment later.
  const pressStar = async (favourites: string) => {
    await press(page, 'Favourite');
    await expect.poll(() => kept(page, 'favourites')).toBe(favourites);
  };
  await page.goto('/');
  await expect(favourites(page)).toHaveCount(0);
  await page.goto('/tools/smallcap');
  await pressStar('small-caps');
  await page.goto('/texture/skins');
  await pressStar('small-caps,skins');
  await expect(page.getByRole('button', { name: 'Favourite', pressed: true })).toBeVisible();
  await page.goto('/');
  await expect(names(page)).toHaveText(['Small-caps converter', 'Skin viewer']);
  await favourites(page).getByRole('link', { name: 'Skin viewer' }).click();
  await pressStar('small-caps');
  await page.goto('/');
  await expect(names(page)).toHaveText(['Small-caps converter']);
});

test('favourites are arranged by buttons and by drag', async ({ page, context }) => {
  await keep(context, { 'fucina.1.favourites': 'small-caps,skins,motd' });
  await page.goto('/');
  await press(page, 'Arrange');
  await press(page, 'Move Small-caps converter down');
  await expect(page.getByText('moved to position 2 of 3')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move Small-caps converter down' })).toBeFocused();
  await expect.poll(() => kept(page, 'favourites')).toBe('skins,small-caps,motd');

  const rows = names(page);
  const handle = await favourites(page).getByTitle('Drag to reorder').last().boundingBox();
  const first = await rows.first().boundingBox();
  if (!handle || !first) throw new Error('the list is not drawn');
  await page.mouse.move(handle.x + 8, handle.y + 16);
  await page.mouse.down();
  await page.mouse.move(handle.x + 8, first.y + 4, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => kept(page, 'favourites')).toBe('motd,skins,small-caps');
  await page.reload();
  await expect(names(page)).toHaveText(['MOTD studio', 'Skin viewer', 'Small-caps converter']);
});

test('a preset is saved, opened after a reload, renamed and deleted', async ({ page }) => {
  await page.goto('/tools/smallcap');
  const input = page.getByRole('textbox', { name: 'Input' });
  const dialog = page.getByRole('dialog', { name: 'Saved' });
  await input.fill('my rank');
  await press(page, 'Saved');
  await dialog.getByLabel('Save what you see as').fill('Rank');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('“Rank” is saved.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Saved' })).toBeFocused();
  await input.fill('other');
  await expect(page).toHaveURL(/text=other/);

  await page.reload();
  await press(page, 'Saved');
  await dialog.getByRole('button', { name: 'Rank', exact: true }).click();
  await expect(input).toHaveValue('my rank');
  await press(page, 'Undo');
  await expect(input).toHaveValue('other');

  await press(page, 'Saved');
  await dialog.getByRole('button', { name: 'Rename “Rank”' }).click();
  await dialog.getByLabel('New name of “Rank”').fill('Title');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('It is called “Title” now.');
  await dialog.getByRole('button', { name: 'Delete “Title”' }).click();
  await expect(dialog).toContainText('“Title” deleted.');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('button', { name: 'Title', exact: true })).toBeVisible();
});

test('found players and servers are offered again, and forgotten', async ({ page }) => {
  await page.goto('/texture/skins');
  await page.getByLabel('Username', { exact: true }).fill('fabbro');
  await press(page, 'Get skin');
  await expect.poll(() => kept(page, 'recent-players')).toBe('Fabbro');
  await page.goto('/tools/server-status');
  await page.getByLabel('Server address', { exact: true }).fill('play.demo');
  await press(page, 'Check Status');
  await expect.poll(() => kept(page, 'recent-servers')).toBe('java play.demo');

  await page.goto('/texture/skins');
  const recent = page.getByRole('region', { name: 'Recent players' });
  await expect(recent.getByRole('button', { name: 'Fabbro', exact: true })).toBeVisible();
  await recent.getByRole('button', { name: 'Clear' }).click();
  await expect(recent).toHaveCount(0);
  await expect.poll(() => kept(page, 'recent-players')).toBeNull();
  await page.goto('/things');
  await expect(page.getByRole('region', { name: 'Recent servers' })).toContainText('play.demo');
  await expect(page.getByRole('region', { name: 'Recent players' })).toHaveCount(0);
});

const THINGS = {
  'fucina.1.favourites': 'skulls,motd',
  'fucina.1.presets.small-caps': '[["Rank","text=vip"]]',
  'fucina.1.tool.motd': 'line1=a',
  'fucina.1.recent-players': 'Notch',
};

test('an export is merged into what another browser has, with counts', async ({
  page,
  context,
  browser,
}) => {
  await keep(context, THINGS);
  await page.goto('/things');
  await expect(page.getByText(/^5 things, /)).toBeVisible();
  const saving = page.waitForEvent('download');
  await press(page, 'Export');
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^fucina-\d{4}-\d\d-\d\d\.json$/);
  const exported = await readFile(await file.path());

  const other = await browser.newContext({ locale: 'en-US' });
  await keep(other, {
    'fucina.1.favourites': 'motd,skins',
    'fucina.1.presets.small-caps': '[["Rank","text=mine"]]',
  });
  const opened = await other.newPage();
  await opened.goto(new URL('/things', page.url()).href);
  await opened
    .getByLabel('Import')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: exported });
  const status = opened.getByRole('main').getByRole('status');
  await expect(status).toContainText(
    'Imported: 1 favourite, 1 preset, the last work of 1 tool, and 1 recent player.',
  );
  expect(await kept(opened, 'favourites')).toBe('motd,skins,skulls');
  expect(await kept(opened, 'presets.small-caps')).toContain('["Rank","text=mine"]');
  await status.getByRole('button', { name: 'Undo' }).click();
  await expect(status).toContainText('All as it was before.');
  expect(await kept(opened, 'favourites')).toBe('motd,skins');
  await other.close();
});

test('things are deleted one by one and all together', async ({ page, context }) => {
  await keep(context, { ...THINGS, somebody: 'else' });
  await page.goto('/things');
  await press(page, 'Delete “Rank”');
  await expect(page.getByRole('region', { name: 'Saved' })).toHaveCount(0);
  await press(page, 'Delete everything');
  await expect(page.getByText('Deleted: everything.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['somebody']);
  await page.reload();
  await expect(page.getByText(/^Nothing yet\./)).toBeVisible();
});

test('what cannot be read is set aside, offered as a download, and not lost by new favourites', async ({
  page,
  context,
}) => {
  await keep(context, { 'fucina.1.presets.small-caps': '{"broken":' });
  await page.goto('/tools/smallcap');
  await page.getByRole('textbox', { name: 'Input' }).fill('vip');
  await press(page, 'Saved');
  const dialog = page.getByRole('dialog', { name: 'Saved' });
  await dialog.getByLabel('Save what you see as').fill('Rank');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('“Rank” is saved.');

  await page.goto('/things');
  const aside = page.getByRole('region', { name: 'Set aside' });
  const saving = page.waitForEvent('download');
  await aside.getByRole('button', { name: 'Download' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('{"broken":');
  await expect(page.getByRole('region', { name: 'Saved' })).toContainText('Rank');
});

test('two tabs do not overwrite each other', async ({ page, context }) => {
  await page.goto('/tools/smallcap');
  const other = await context.newPage();
  await other.goto('/texture/skins');
  // Both have read the empty list; the locks let them write one after the other.
  await Promise.all([press(page, 'Favourite'), press(other, 'Favourite')]);
  await expect
    .poll(async () => (await kept(page, 'favourites'))?.split(',').toSorted())
    .toEqual(['skins', 'small-caps']);

  for (const [tab, name] of [
    [page, 'One'],
    [other, 'Two'],
  ] as const) {
    await tab.goto('/tools/smallcap');
    await tab.getByRole('textbox', { name: 'Input' }).fill(name);
    await press(tab, 'Saved');
    await tab.getByRole('dialog').getByLabel('Save what you see as').fill(name);
  }
  const save = (tab: Page) => tab.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await Promise.all([save(page), save(other)]);
  for (const tab of [page, other]) {
    for (const name of ['One', 'Two']) {
      await expect(
        tab.getByRole('dialog').getByRole('button', { name, exact: true }),
      ).toBeVisible();
    }
  }
});

const MANY = {
  'fucina.1.favourites': 'text-workshop,skulls,motd,start-command',
  'fucina.1.presets.small-caps': JSON.stringify([
    ['A name as long as a name may be, without any place to break it here', 'text=vip'],
    ['W'.repeat(60), 'text=vip'],
  ]),
  'fucina.1.tool.motd': 'line1=a',
  'fucina.1.recent-servers': 'java a-very-long-subdomain-of-a-server.example-of-a-long-domain.com',
  'fucina.1.recent-players': 'Notch\njeb_',
  'fucina.1.presets.motd': '{"v":2}',
};

for (const language of ['en', 'it']) {
  for (const theme of THEMES) {
    test(`on a phone nothing is wider than the window: ${language}, ${theme}`, async ({
      page,
      context,
    }) => {
      await keep(context, { ...MANY, 'vite-ui-theme': theme });
      await page.setViewportSize({ width: 360, height: 740 });
      for (const path of ['/things', '/']) {
        await page.goto(`${path}?lng=${language}`);
        await expect(page.getByRole('region', { name: /^(Favourites|Preferiti)$/ })).toBeVisible();
        expect(await sidewaysScroll(page)).toBe(0);
        expect(await findings(page)).toEqual([]);
      }
      await page.getByRole('button', { name: /^(Arrange|Riordina)$/ }).click();
      await expect(page.getByTitle(/^(Drag to reorder|Trascina per riordinare)$/)).toHaveCount(4);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }
}
