import { expect, test, vi } from 'vitest';
import type { RowPlan, TextRow } from '../worker/protocol.ts';
import { decide, write } from './decisions.ts';
import { findTexts } from './find-texts.ts';
import type { StudioFile } from './studio-file.ts';

const PLAN: RowPlan = {
  state: 'same',
  written: '<red>Open the <b>market',
  reasons: [],
  alternatives: [],
  findings: [],
};
const row = (key: string, value: string, kind: TextRow['kind'] = 'text') =>
  ({ key, value, kind, line: 1 }) as TextRow;

function open(): StudioFile {
  return {
    ...{ id: 1, path: 'a.yml', size: 0, content: new Blob() },
    rows: [
      row('shop.open', '&cOpen the &lmarket'),
      row('shop.odd', '&7Mar&cket <tset>'),
      row('shop.item', 'STONE', 'setting'),
      row('shop.asked', '&7Hi'),
      row('shop.last', '&7Later'),
    ],
    plans: [
      PLAN,
      {
        ...PLAN,
        state: 'unsure',
        findings: [{ rule: 'text/unknown-tag', level: 'warning', from: 0, to: 1 }],
      },
      undefined,
      { ...PLAN, state: 'asked', written: undefined },
      undefined,
    ],
    choices: { kinds: new Map(), fixes: [], convertsLongTexts: false },
  };
}

const none = new Map();
const listed = (...of: Parameters<typeof findTexts>) =>
  findTexts(...of).texts.map(({ text }) => text);

test('each filter lists its texts, and says how many the others have', () => {
  const files = [open()];
  expect(findTexts(files, none, 'texts', '').counts).toEqual({
    ...{ texts: 4, changes: 2, changed: 1, problems: 1, unsure: 1, asked: 1 },
    ...{ rejected: 0, settings: 1 },
  });
  expect(listed(files, none, 'changes', '')).toEqual([0, 1]);
  expect(listed(files, none, 'problems', '')).toEqual([1]);
  expect(listed(files, none, 'settings', '')).toEqual([2]);
  const rejected = decide(none, [{ file: 1, text: 0 }], 'rejected');
  expect(listed(files, rejected, 'rejected', '')).toEqual([0]);
});

test.each([
  ['MARKET', [0, 1]],
  ['&cket', [1]],
  ['<b>market', [0, 1]],
  ['last', [4]],
  ['tekram', []],
])('%s is searched in keys and in texts, also across codes', (search, expected) => {
  expect(listed([open()], none, 'texts', search)).toEqual(expected);
});

test('what somebody wrote is searched in place of what was offered', () => {
  const written = write(none, { file: 1, text: 0 }, 'Bazaar');
  expect(listed([open()], written, 'texts', 'bazaar')).toEqual([0]);
});

test('a search looks at what is listed, and sorts the texts of no file again', () => {
  const file = open();
  const entries = vi.spyOn(file.rows, 'entries');
  for (const search of ['', 'm', 'ma', 'mar', '']) findTexts([file], none, 'texts', search);
  expect(entries).toHaveBeenCalledTimes(1);
});

test('without changes, all texts are listed, and no file is sorted again as others are read', () => {
  const file = { ...open(), plans: [] };
  const entries = vi.spyOn(file.rows, 'entries');
  for (let times = 0; times < 3; times += 1) {
    expect(listed([file], none, 'auto', '')).toEqual([0, 1, 3, 4]);
  }
  expect(entries).toHaveBeenCalledTimes(2);
});
