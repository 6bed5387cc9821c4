// The text tools in the browser: a keystroke in 500 characters, in 100 lines of lore, and in
// a gradient of 10,000 characters.
import type { Page } from '@playwright/test';
import { openWhole } from '../e2e/open-whole.ts';
import { benchTyping } from './typing.ts';

const KEYS = 'the quick brown fox jumps over the lazy dog';
const LONG = 'Forged in the fire of the old anvil. '.repeat(14).slice(0, 500 - KEYS.length);
const HUGE = 'Forged in the fire of the old anvil. '.repeat(271).slice(0, 10_000 - KEYS.length);

export async function run(): Promise<void> {
  await benchTyping([
    {
      what: 'small caps, 500 characters',
      keys: KEYS,
      prepare: (page) => filled(page, '/tools/smallcap', 'Input', LONG),
      check: (page) => expectValue(page, 'Output', /ᴅᴏɢ$/),
    },
    {
      what: 'text gradient, 500 characters',
      keys: KEYS,
      prepare: (page) => filled(page, '/tools/textgradient', 'Text', LONG),
      check: (page) => expectValue(page, 'Output', /lazy dog<\/gradient>$/),
    },
    {
      what: 'lore generator, 500 characters',
      keys: KEYS,
      prepare: (page) => filled(page, '/tools/loregenerator', 'Title', LONG),
      check: (page) => expectValue(page, 'Title', /lazy dog$/),
    },
    {
      what: 'lore generator, 100 lines',
      keys: KEYS,
      // One simple mechanism for long lists is worth a little time (decision 16).
      maxTimes: 3.7,
      async prepare(page) {
        const lines = Array.from({ length: 100 }, (_, line) => `<gray>Line <b>${line}</b> of lore`);
        const query = new URLSearchParams({ lines: lines.join('\n') });
        await openWhole(page, `/tools/loregenerator?${query}`);
        return page.getByRole('textbox', { name: 'Lore line 50', exact: true });
      },
      check: (page) => expectValue(page, 'Lore line 50', /lazy dog$/),
    },
    {
      what: 'motd, two lines',
      keys: KEYS,
      maxTimes: 3.5,
      prepare: (page) => filled(page, '/tools/motd', 'Line 1', '<gold>Forged <b>in</b> the '),
      check: (page) => expectValue(page, 'Line 1', /lazy dog$/),
    },
    workshop(200, 3.5),
    workshop(2000, 7),
    {
      what: 'text gradient, 10,000 characters',
      keys: KEYS,
      maxMs: 200,
      prepare: (page) => filled(page, '/tools/textgradient', 'Text', HUGE),
      check: (page) => expectValue(page, 'Output', /lazy dog<\/gradient>$/),
    },
  ]);
}

/** A key to all places of the game that are in sight. */
function workshop(length: number, maxTimes: number) {
  const text = `<gray>${'Forged in the <gold>fire</gold> of the <b>old</b> anvil. '.repeat(50)}`;
  return {
    what: `text workshop, ${length.toLocaleString('en')} characters`,
    keys: KEYS,
    maxTimes,
    async prepare(page: Page) {
      const query = new URLSearchParams({ text: text.slice(0, length - KEYS.length) });
      await openWhole(page, `/tools/text?${query}`);
      const field = page.getByRole('textbox', { name: 'Text', exact: true });
      // The middle of a long text is below the field's edge: a click there would not be in it.
      await field.focus();
      // Its colors are loaded.
      await page.waitForFunction(() => CSS.highlights.has('tag'));
      await page.keyboard.press('ControlOrMeta+End');
      return field;
    },
    async check(page: Page) {
      const shown = await page.getByRole('figure', { name: 'Chat', exact: true }).textContent();
      if (!shown?.includes('lazy dog')) throw new Error('The chat did not follow the keys.');
    },
  };
}

async function filled(page: Page, path: string, name: string, text: string) {
  await openWhole(page, path);
  const field = page.getByRole('textbox', { name, exact: true });
  await field.fill(text);
  return field;
}

async function expectValue(page: Page, name: string, value: RegExp): Promise<void> {
  const shown = await page.getByRole('textbox', { name, exact: true }).inputValue();
  if (!value.test(shown)) throw new Error(`${name} did not follow the keys: …${shown.slice(-80)}`);
}

if (import.meta.main) await run();
