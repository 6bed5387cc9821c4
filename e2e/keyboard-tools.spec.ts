import { languageCodes, type ToolId, tools } from '@fucina/site';
import { fillIn, words } from '@fucina/site/words';
import { expect, type Page, test } from '@playwright/test';
import { expectFocusSeen, openByKeys, pressOn, tabTo, typeInto } from './keyboard.ts';
import { openWhole } from './open-whole.ts';

test.slow();
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

interface Visit {
  readonly page: Page;
  readonly w: (typeof words)['en'];
  /** What was announced since the page was opened. */
  readonly said: readonly string[];
  /** What is announced after copying. */
  readonly copiedWords: string;
}

/** What a person does in each tool with keys alone. */
const BY_KEYS: Readonly<Record<ToolId, (visit: Visit) => Promise<void>>> = {
  'lore-generator': async ({ page, said, w, copiedWords }) => {
    const l = w.lore_generator;
    const line = (number: number) => textbox(page, fillIn(l.lore_line, { number }));
    const moved = (number: number, position: number) =>
      fillIn(w.ui.reorder.moved, { item: fillIn(l.line, { number }), position, count: 4 });
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
  },

  'start-command': async ({ page, said, w, copiedWords }) => {
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
  },

  'small-caps': async ({ page, said, w, copiedWords }) => {
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
  },

  'text-gradient': async ({ page, said, w, copiedWords }) => {
    const g = w.text_gradient;
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
  },

  'server-status': async ({ page, said, w }) => {
    const st = w.server_status;
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
  },

  'text-workshop': async ({ page, said, w, copiedWords }) => {
    const tw = w.text_workshop;
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
  },

  motd: async ({ page, said, w, copiedWords }) => {
    const m = w.motd;
    await typeInto(page, textbox(page, fillIn(m.line, { number: 1 })), 'Hi');
    await tabTo(page, page.getByRole('radio', { name: m.aligns.center }).first());
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: m.aligns.none }).first()).toBeChecked();
    await pressOn(page, button(page, m.live.title));
    await tabTo(page, page.getByLabel(m.live.address, { exact: true }));
    await page.keyboard.type('play.demo');
    await pressOn(page, button(page, m.live.ask));
    const live = page.getByRole('region', { name: m.live.title });
    await expect(live).toContainText(m.live.different);
    await expect(button(page, m.live.ask)).toBeFocused();
    await tabTo(page, page.getByRole('combobox', { name: m.output.target }));
    await page.keyboard.type('Velo');
    await expect(textbox(page, fillIn(m.output.result, { number: 1 }))).toHaveValue(/^motd = "Hi/);
    await pressOn(page, button(page, w.ui.copy));
    await expect.poll(() => copied(page)).toMatch(/^motd = "Hi/);
    await expect.poll(() => said).toEqual([m.live.different, copiedWords]);
  },

  config: async ({ page, said, w }) => {
    const c = w.config;
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
  },

  skins: async ({ page, said, w, copiedWords }) => {
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
  },

  skulls: async ({ page, said, w, copiedWords }) => {
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
  },
  'server-watch': async ({ page, w, said, copiedWords }) => {
    await typeInto(page, textbox(page, w.server_watch.address), 'play.demo');
    await page.keyboard.press('Enter');
    const made = fillIn(w.server_watch.is_created, { server: 'play.demo' });
    await expect.poll(() => said).toEqual([made]);
    await pressOn(page, button(page, w.ui.copy));
    await expect.poll(() => copied(page)).toMatch(/\/watch\/\w{10}#fw_\w{26}$/);
    await expect.poll(() => said).toEqual([made, copiedWords]);
  },
};

for (const language of languageCodes) {
  for (const { id, path } of tools) {
    test(`in ${language}: ${id}`, async ({ page }) => {
      const said = await openByKeys(page, path, language);
      const w = words[language];
      const copiedWords = `${w.ui.clipboard.title} ${w.ui.clipboard.copied}`;
      await BY_KEYS[id]({ page, w, said, copiedWords });
    });
  }
}

const MAX_STOPS = 6;
const TO_RESULT = words.en.ui.result_bar.show;
/** The field, and the button or link that goes past what stands between it and the result. */
const TEXT_TOOLS = {
  '/tools/text': { field: words.en.text_workshop.text, jump: TO_RESULT },
  '/tools/loregenerator': { field: words.en.lore_generator.item_title, jump: undefined },
  '/tools/smallcap': { field: words.en.smallcap.input, jump: undefined },
  '/tools/motd': { field: fillIn(words.en.motd.line, { number: 1 }), jump: TO_RESULT },
  '/tools/textgradient': { field: words.en.text_gradient.text, jump: TO_RESULT },
} as const;

for (const width of [360, 768, 1280, 1920]) {
  for (const [path, { field, jump }] of Object.entries(TEXT_TOOLS)) {
    test(`${width} px: at most six stops from the text of ${path} to the first Copy`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openWhole(page, path);
      await textbox(page, field).fill('Hi');
      const focused = page.locator(':focus');
      const isCopy = () =>
        focused.evaluate((element) =>
          /^Copy/.test(element.getAttribute('aria-label') ?? element.textContent ?? ''),
        );
      for (let stops = 1; ; stops += 1) {
        expect(stops).toBeLessThanOrEqual(MAX_STOPS);
        await page.keyboard.press('Tab');
        if (jump !== undefined && (await focused.textContent()) === jump) {
          await expect(focused).toBeInViewport();
          if (jump === TO_RESULT) {
            // Until the file is written for what was typed, the link leads to its field.
            const result = page.locator((await focused.getAttribute('href')) ?? '');
            await expect(result.getByRole('button', { name: words.en.ui.copy })).toBeEnabled();
          }
          await page.keyboard.press('Enter');
          await expect(focused).toHaveAccessibleName(words.en.ui.copy);
          await expectFocusSeen(page);
          expect(new URL(page.url()).hash).toBe('');
          return;
        }
        if (await isCopy()) return;
      }
    });
  }
}
