import { everyPage, languageCodes } from '@fucina/site';
import { fillIn, words } from '@fucina/site/words';
import { expect, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';
import { holdBack } from './hold-back.ts';
import { expectFocusSeen, focusSeen, openByKeys, pressOn, tabTo, typeInto } from './keyboard.ts';

test.slow();
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

for (const { path } of everyPage) {
  test(`${path}: Tab passes every control, each is seen, and none keeps the focus`, async ({
    page,
  }) => {
    await page.goto(path);
    const stops = new Set<string>();
    for (let presses = 0; presses < 300; presses += 1) {
      await page.keyboard.press('Tab');
      const stop = await focusSeen(page);
      if (stop === undefined) break;
      expect(stops.has(stop)).toBe(false);
      stops.add(stop);
    }
    // The last stop is in the footer.
    expect(stops.size).toBeGreaterThan(10);
    await page.keyboard.press('Shift+Tab');
    await expect(button(page, words.en.shell.joke)).toBeFocused();
    await expectFocusSeen(page);
  });
}

for (const language of languageCodes) {
  const w = words[language];

  test(`in ${language}: menus, language and theme`, async ({ page }) => {
    await page.goto(`/?lng=${language}`);
    const tools = button(page, w.tools.title);
    await pressOn(page, tools);
    await expect(tools).toHaveAttribute('aria-expanded', 'true');
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(tools).toBeFocused();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: w.shell.main_navigation });
    await pressOn(page, menu.getByRole('link', { name: w.smallcap.title }));
    await expect(page).toHaveURL(/\/tools\/smallcap/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.keyboard.press('Home');
    const other = language === 'en' ? 'it' : 'en';
    await tabTo(page, button(page, other.toUpperCase()), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(button(page, other.toUpperCase())).toBeFocused();
    await pressOn(page, button(page, words[other].shell.switch_to_dark));
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(button(page, words[other].shell.switch_to_light)).toBeFocused();
  });

  test(`in ${language}: the search`, async ({ page }) => {
    const said = await openByKeys(page, '/tools', language);
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: w.search.title });
    await expect(field).toBeFocused();
    await page.keyboard.type(w.smallcap.title.slice(0, 9));
    await expect(page.getByRole('option').first()).toContainText(w.smallcap.title);
    await expectFocusSeen(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(/smallcap/);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await expect
      .poll(() => said.at(-1))
      .toBe(w.shell.page_changed.replace('{{title}}', title ?? ''));
    expect(said.length).toBeLessThanOrEqual(2);
  });

  test(`in ${language}: the player who was found comes before an example that has the focus`, async ({
    page,
  }) => {
    await openByKeys(page, '/texture/skins', language);
    const release = await holdBack(page, '**/assets/recent-parts-*.js');
    await typeInto(page, page.getByLabel(w.skins.username, { exact: true }), 'Fabbro');
    await page.keyboard.press('Enter');
    await tabTo(page, button(page, 'Notch'));
    release();
    await expect(page.getByRole('region', { name: w.kept.recent.players })).toContainText('Fabbro');
    await expect(button(page, 'Notch')).toBeFocused();
    await expectFocusSeen(page);
  });

  test(`in ${language}: the 3D skin`, async ({ page }) => {
    await openByKeys(page, '/texture/skins', language);
    await typeInto(page, page.getByLabel(w.skins.username, { exact: true }), 'Fabbro');
    await page.keyboard.press('Enter');
    await pressOn(page, button(page, w.skins.open_3d));
    const canvas = page.getByRole('img', {
      name: fillIn(w.skins.viewer.canvas, { name: 'Fabbro' }),
    });
    await expect(canvas).toBeFocused();
    await expect(button(page, w.skins.viewer.zoom_in)).toBeEnabled({ timeout: 20_000 });
    await pressOn(page, button(page, w.skins.viewer.pause));
    await expect(button(page, w.skins.viewer.play)).toBeFocused();
    await tabTo(page, canvas, 'Shift+Tab');
    // Without a graphics card each picture takes long.
    const slowly = { timeout: 20_000 };
    let before = await canvas.screenshot();
    await expect(async () => {
      const last = before;
      before = await canvas.screenshot();
      expect(before.equals(last)).toBe(true);
    }).toPass(slowly);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('+');
    await expect.poll(async () => before.equals(await canvas.screenshot()), slowly).toBe(false);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText(w.skins.viewer.keys.left);
  });

  test(`in ${language}: the icon studio with its pixel editor`, async ({ page }) => {
    const i = w.icon;
    const said = await openByKeys(page, '/tools/motd', language);
    await pressOn(page, button(page, i.title));
    await pressOn(page, button(page, i.start));
    await expect(page.getByRole('tab', { name: i.sources.picture })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: i.sources.editor })).toBeFocused();
    const canvas = page.getByRole('application', { name: fillIn(i.editor.canvas, { size: 16 }) });
    await tabTo(page, page.getByRole('textbox', { name: i.editor.color, exact: true }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('#ffaa00');
    await tabTo(page, canvas);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    const download = page.waitForEvent('download');
    await pressOn(
      page,
      page.getByRole('button', { name: fillIn(i.result.download, { file: 'server-icon.png' }) }),
    );
    await download;
    await tabTo(page, canvas, 'Shift+Tab');
    await page.keyboard.press('Control+z');
    const cell = (x: number, color: string) => fillIn(i.editor.cell, { x, y: 1, color });
    await expect.poll(() => said).toEqual([cell(2, i.editor.transparent), cell(2, '#FFAA00')]);
  });

  test(`in ${language}: presets, favourites and the page with everything kept`, async ({
    page,
  }) => {
    const { kept, things: th } = w;
    const said = await openByKeys(page, '/tools/smallcap', language);
    const presets = button(page, kept.presets.title);
    await pressOn(page, presets);
    const dialog = page.getByRole('dialog', { name: kept.presets.title });
    await expect(dialog).toBeVisible();
    expect(await findings(page, 'dialog')).toEqual([]);
    await typeInto(page, textbox(page, kept.presets.name), 'Mine');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Mine', { exact: true }).first()).toBeVisible();
    await expect.poll(() => said).toContain(fillIn(kept.presets.saved, { name: 'Mine' }));
    await pressOn(page, button(page, fillIn(kept.delete_named, { name: 'Mine' })));
    await expect(button(page, w.ui.undo).last()).toBeFocused();
    await page.keyboard.press('Enter');
    // Tab stays in the dialog.
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      expect(
        await dialog.evaluate(
          (it) => it.contains(document.activeElement) || document.activeElement === document.body,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(presets).toBeFocused();
    await pressOn(page, button(page, kept.favourite));
    await expect(button(page, kept.favourite)).toHaveAttribute('aria-pressed', 'true');
    const name = 'Mine';
    await expect
      .poll(() => said)
      .toEqual([
        fillIn(kept.presets.saved, { name }),
        `${fillIn(kept.presets.deleted, { name })} ${w.ui.undo}`,
        fillIn(kept.presets.back, { name }),
      ]);

    await tabTo(page, page.getByRole('link', { name: th.title }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/things/);
    await pressOn(page, button(page, th.delete_all));
    await expect(button(page, w.ui.undo)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(th.undone)).toBeVisible();
  });
}
