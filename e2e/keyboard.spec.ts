import { allPages, type LanguageCode, languageCodes } from '@fucina/site';
import { fillIn, words } from '@fucina/site/words';
import { expect, type Page, test } from '@playwright/test';
import { recordAnnouncements } from './announcements.ts';
import { findings } from './axe.ts';
import { holdBack } from './hold-back.ts';
import { expectFocusSeen, focusSeen, pressOn, tabTo, typeInto } from './keyboard.ts';

test.slow();
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Opens a page, and goes on in its content as keyboard users do: by the link that skips the header. */
async function openByKeys(page: Page, path: string, language: LanguageCode) {
  const said = await recordAnnouncements(page);
  await page.goto(`${path}?lng=${language}`);
  await pressOn(page, page.getByRole('link', { name: words[language].shell.skip_to_content }));
  await expect(page.getByRole('main')).toBeFocused();
  return said;
}

for (const { path } of allPages) {
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
  const copiedWords = `${w.ui.clipboard.title} ${w.ui.clipboard.copied}`;

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

  test(`in ${language}: small caps`, async ({ page }) => {
    const said = await openByKeys(page, '/tools/smallcap', language);
    await pressOn(page, button(page, w.smallcap.examples.menu));
    await typeInto(page, textbox(page, w.smallcap.input), 'abc &c');
    await expect(textbox(page, w.smallcap.output)).toHaveValue('ᴀʙᴄ &c');
    await pressOn(page, page.getByRole('checkbox', { name: w.smallcap.keep_codes }), 'Space');
    await expect(textbox(page, w.smallcap.output)).toHaveValue('ᴀʙᴄ &ᴄ');
    await tabTo(page, button(page, w.ui.copy), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => copied(page)).toBe('ᴀʙᴄ &ᴄ');
    await page.keyboard.press('Control+z');
    await expect(textbox(page, w.smallcap.output)).toHaveValue('ᴀʙᴄ &c');
    await expect.poll(() => said).toEqual([copiedWords]);
  });

  test(`in ${language}: the lore generator`, async ({ page }) => {
    const l = w.lore_generator;
    const line = (number: number) => textbox(page, fillIn(l.lore_line, { number }));
    const moved = (number: number, position: number) =>
      fillIn(w.ui.reorder.moved, { item: fillIn(l.line, { number }), position, count: 4 });
    const said = await openByKeys(page, '/tools/loregenerator', language);
    await pressOn(page, button(page, l.examples.key));
    await page.keyboard.press('Control+z');
    await tabTo(page, textbox(page, l.item_title));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Sword');
    await page.keyboard.press('ControlOrMeta+A');
    // The toolbar is one stop; arrow keys move in it.
    await tabTo(page, page.getByRole('toolbar').getByRole('button').first(), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(textbox(page, l.item_title)).toHaveValue('<i>Sword</i>');
    await typeInto(page, textbox(page, l.new_line), 'last');
    await page.keyboard.press('Enter');
    await expect(line(4)).toHaveValue('last');
    await tabTo(page, line(4), 'Shift+Tab');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(line(3)).toHaveValue('last');
    await expect(line(3)).toBeFocused();
    await pressOn(page, button(page, fillIn(l.move_up, { number: 3 })));
    await expect(button(page, fillIn(l.move_up, { number: 2 }))).toBeFocused();
    await expect(line(2)).toHaveValue('last');
    await pressOn(page, button(page, fillIn(l.delete, { number: 2 })));
    await expect(button(page, fillIn(l.delete, { number: 2 }))).toBeFocused();
    await tabTo(page, page.getByRole('combobox', { name: l.output_format }));
    await page.keyboard.type(l.formats.yaml.slice(0, 7));
    await expect(textbox(page, l.output)).toHaveValue(/^- /);
    await pressOn(page, button(page, w.ui.copy));
    await expect.poll(() => copied(page)).toContain('- ');
    const removed = fillIn(w.ui.reorder.removed_other, {
      item: fillIn(l.line, { number: 2 }),
      count: 3,
    });
    await expect.poll(() => said).toEqual([moved(4, 3), moved(3, 2), removed, copiedWords]);
  });

  test(`in ${language}: the start command`, async ({ page }) => {
    const said = await openByKeys(page, '/tools/server', language);
    const output = page.getByRole('region', { name: w.server.output, exact: true });
    await typeInto(page, textbox(page, w.server.jar_name), 'my paper.jar');
    await tabTo(page, page.getByRole('slider', { name: w.server.ram, exact: true }));
    await page.keyboard.press('End');
    await page.keyboard.press('PageDown');
    await pressOn(page, page.getByRole('checkbox', { name: w.server.show_gui }), 'Space');
    await tabTo(page, page.getByRole('tab', { name: w.server.windows }));
    await page.keyboard.press('ArrowRight');
    await expect(output).toContainText('#!/bin/bash');
    await expect(page.getByRole('tab', { name: w.server.linux })).toBeFocused();
    await pressOn(page, button(page, w.ui.copy));
    await expect.poll(() => copied(page)).toContain("-jar 'my paper.jar'");
    const advanced = page.getByText(w.server.advanced, { exact: true });
    await pressOn(page, page.locator('summary, button').filter({ has: advanced }).or(advanced));
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
    await expect.poll(() => said).toEqual([copiedWords]);
  });

  test(`in ${language}: text gradient`, async ({ page }) => {
    const g = w.text_gradient;
    const said = await openByKeys(page, '/tools/textgradient', language);
    await typeInto(page, textbox(page, g.text), 'Hi');
    await typeInto(page, textbox(page, g.new_color), '#00ff00');
    await page.keyboard.press('Enter');
    await expect(textbox(page, fillIn(g.color, { number: 3 }))).toHaveValue('#00ff00');
    await tabTo(page, textbox(page, fillIn(g.color, { number: 3 })), 'Shift+Tab');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(textbox(page, fillIn(g.color, { number: 2 }))).toBeFocused();
    await pressOn(page, button(page, g.reverse));
    await tabTo(page, page.getByRole('combobox', { name: g.format }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('&#');
    await expectFocusSeen(page);
    await page.keyboard.press('Enter');
    await expect(textbox(page, g.output)).toHaveValue(/^&#/);
    await tabTo(page, button(page, w.ui.copy));
    await page.keyboard.press('Enter');
    await expect.poll(() => copied(page)).toMatch(/^&#.*H.*i$/);
    const moved = fillIn(w.ui.reorder.moved, {
      item: fillIn(g.color, { number: 3 }),
      position: 2,
      count: 3,
    });
    await expect.poll(() => said).toEqual([moved, copiedWords]);
  });

  test(`in ${language}: server status`, async ({ page }) => {
    const st = w.server_status;
    const said = await openByKeys(page, '/tools/server-status', language);
    const address = page.getByLabel(st.address, { exact: true });
    await tabTo(page, address);
    await page.keyboard.press('Enter');
    await expect(page.getByText(st.address_fault.empty)).toBeVisible();
    await expect(address).toBeFocused();
    await page.keyboard.type('play.demo');
    await page.keyboard.press('Enter');
    const region = page.getByRole('region', { name: st.region });
    await expect(region).toContainText(st.online);
    await typeInto(page, address, 'offline.demo');
    await pressOn(page, button(page, st.check));
    await expect(region).toContainText(st.offline);
    await expect(button(page, st.check)).toBeFocused();
    await pressOn(page, page.getByRole('switch', { name: st.refresh }), 'Space');
    await expect
      .poll(() => said.slice(-2))
      .toEqual([
        fillIn(st.is_online, { server: 'play.demo' }),
        fillIn(st.is_offline, { server: 'offline.demo' }),
      ]);
    expect(said.length).toBeLessThanOrEqual(3);
  });

  test(`in ${language}: skins`, async ({ page }) => {
    const said = await openByKeys(page, '/texture/skins', language);
    const username = page.getByLabel(w.skins.username, { exact: true });
    await typeInto(page, username, 'Nessuno');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Fabbro');
    await pressOn(page, button(page, w.skins.get_skin));
    await expect(
      page.getByRole('img', { name: fillIn(w.skins.avatar_of, { name: 'Fabbro' }) }),
    ).toBeVisible();
    await expect(button(page, w.skins.get_skin)).toBeFocused();
    await pressOn(page, button(page, w.skins.copy_plain));
    await expect.poll(() => copied(page)).toMatch(/^[0-9a-f]{32}$/);
    await expect
      .poll(() => said)
      .toEqual([
        fillIn(w.skins.errors.not_found, { username: 'Nessuno' }),
        fillIn(w.skins.found, { name: 'Fabbro' }),
        copiedWords,
      ]);
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

  test(`in ${language}: heads`, async ({ page }) => {
    const said = await openByKeys(page, '/texture/skulls', language);
    await typeInto(page, page.getByLabel(w.skulls.player, { exact: true }), 'Fabbro');
    await typeInto(page, textbox(page, w.skulls.item_name), '<gold>Head');
    await pressOn(page, button(page, w.skulls.add_line));
    await typeInto(page, textbox(page, fillIn(w.skulls.lore_line, { number: 1 })), 'first');
    await pressOn(page, button(page, w.skulls.generate));
    const commands = page.getByRole('region', { name: w.skulls.generated_command });
    await expect(commands).toContainText('/give');
    await expect(button(page, w.skulls.generate)).toBeFocused();
    await pressOn(page, commands.getByRole('button', { name: w.ui.copy, exact: true }).first());
    await expect.poll(() => copied(page)).toContain('give');
    await expect.poll(() => said).toEqual([w.skulls.generated, copiedWords]);
  });

  test(`in ${language}: the text workshop`, async ({ page }) => {
    const tw = w.text_workshop;
    const said = await openByKeys(page, '/tools/text', language);
    await tabTo(page, page.getByRole('textbox', { name: tw.text, exact: true }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('<red>Hi <b>you');
    const name = tw.outputs.notations['ampersand-hash'];
    await pressOn(page, button(page, fillIn(tw.outputs.copy, { name })));
    await expect.poll(() => copied(page)).toBe('&cHi &lyou');
    await tabTo(page, page.getByRole('radio', { name: tw.outputs.groups.plugins }), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: tw.outputs.groups.commands })).toBeChecked();
    await expectFocusSeen(page);
    await expect.poll(() => said).toEqual([copiedWords]);
  });

  test(`in ${language}: the MOTD studio`, async ({ page }) => {
    const m = w.motd;
    const said = await openByKeys(page, '/tools/motd', language);
    await typeInto(page, textbox(page, fillIn(m.line, { number: 1 })), 'Hi');
    await tabTo(page, page.getByRole('radio', { name: m.aligns.center }).first());
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: m.aligns.none }).first()).toBeChecked();
    await tabTo(page, page.getByRole('combobox', { name: m.output.target }));
    await page.keyboard.type('Velo');
    await expect(textbox(page, fillIn(m.output.result, { number: 1 }))).toHaveValue(/^motd = "Hi/);
    await pressOn(page, button(page, w.ui.copy));
    await expect.poll(() => copied(page)).toMatch(/^motd = "Hi/);
    await tabTo(page, page.getByLabel(m.live.address, { exact: true }));
    await page.keyboard.type('play.demo');
    await pressOn(page, button(page, m.live.ask));
    const live = page.getByRole('region', { name: m.live.title });
    await expect(live).toContainText(m.live.different);
    await expect(button(page, m.live.ask)).toBeFocused();
    await expect.poll(() => said).toEqual([copiedWords, m.live.different]);
  });

  test(`in ${language}: the icon studio with its pixel editor`, async ({ page }) => {
    const i = w.icon;
    const said = await openByKeys(page, '/tools/motd', language);
    await pressOn(page, button(page, i.start));
    await expect(page.getByRole('tab', { name: i.sources.picture })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: i.sources.editor })).toBeFocused();
    const canvas = page.getByRole('application', { name: fillIn(i.editor.canvas, { size: 16 }) });
    await tabTo(page, page.getByRole('textbox', { name: i.editor.color, exact: true }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('#ffaa00');
    await tabTo(page, canvas, 'Shift+Tab').catch(() => tabTo(page, canvas));
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

  test(`in ${language}: the config studio`, async ({ page }) => {
    const c = w.config;
    const said = await openByKeys(page, '/tools/config', language);
    await pressOn(page, button(page, c.open.paste));
    await tabTo(page, textbox(page, c.open.pasted));
    await page.keyboard.type("title: '&2&lFarm &7Market'");
    await pressOn(page, button(page, c.open.read));
    const grid = page.getByRole('grid', { name: c.list.title });
    await expect(grid.getByRole('row', { name: /title/ })).toBeVisible();
    await pressOn(page, button(page, c.questions.reads.yes));
    // With the answer the question goes away, from wherever the focus is meanwhile.
    await expect.poll(() => said).toHaveLength(3);
    await tabTo(page, grid);
    await page.keyboard.press('r');
    const active = page.locator('[aria-selected=true]');
    await expect(active).toHaveAccessibleName(new RegExp(c.marks.rejected));
    await page.keyboard.press('Control+z');
    await expect(active).toHaveAccessibleName(new RegExp(c.marks.same));
    const download = page.waitForEvent('download');
    await pressOn(page, button(page, c.save.file));
    await download;
    await expect
      .poll(() => said)
      .toEqual([
        fillIn(c.announce.read, { texts: 1, changed: 0, problems: 0 }),
        fillIn(c.questions.answered_one, { count: 1 }),
        fillIn(c.announce.read, { texts: 1, changed: 1, problems: 0 }),
      ]);
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
