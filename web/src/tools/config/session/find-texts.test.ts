import { expect, test, vi } from 'vitest';
import type { RowPlan, TextRow } from '../worker/protocol.ts';
import { decide, write } from './decisions.ts';
import { findTexts, type Wanted } from './find-texts.ts';
import type { StudioFile } from './studio-file.ts';
import { atOnce } from './turned-work.ts';

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
        findings: [
          { code: 'text/unknown-tag', severity: 'warning', from: 0, to: 1, line: 1, column: 1 },
        ],
      },
      undefined,
      { ...PLAN, state: 'asked', written: undefined },
      undefined,
    ],
    choices: { kinds: new Map(), fixes: [], convertsLongTexts: false },
  };
}

const find = (wanted: Partial<Wanted>) =>
  atOnce(findTexts({ files: [open()], decisions: new Map(), show: 'texts', ...wanted }));
const listed = (wanted: Partial<Wanted>) => find(wanted).texts.map(({ text }) => text);

test('each filter lists its texts, and says how many the others have', () => {
  expect(find({}).counts).toEqual({
    ...{ texts: 4, changes: 2, changed: 1, problems: 1, unsure: 1, asked: 1 },
    ...{ rejected: 0, settings: 1 },
  });
  expect(listed({ show: 'changes' })).toEqual([0, 1]);
  expect(listed({ show: 'problems' })).toEqual([1]);
  expect(listed({ show: 'settings' })).toEqual([2]);
  const rejected = decide(new Map(), [{ file: 1, text: 0 }], 'rejected');
  expect(listed({ decisions: rejected, show: 'rejected' })).toEqual([0]);
});

test.each([
  ['MARKET', [0, 1]],
  ['&cket', [1]],
  ['<b>market', [0, 1]],
  ['last', [4]],
  ['tekram', []],
])('%s is searched in keys and in texts, also across codes', (search, expected) => {
  expect(listed({ search })).toEqual(expected);
});

test('what somebody wrote is searched in place of what was offered', () => {
  const written = write(new Map(), { file: 1, text: 0 }, 'Bazaar');
  expect(listed({ decisions: written, search: 'bazaar' })).toEqual([0]);
});

test('a search looks at what is listed, and sorts the texts of no file again', () => {
  const file = open();
  const entries = vi.spyOn(file.rows, 'entries');
  for (const search of ['', 'm', 'ma', 'mar', '']) find({ files: [file], search });
  expect(entries).toHaveBeenCalledTimes(1);
});

test('without changes, all texts are listed, and no file is sorted again as others are read', () => {
  const file = { ...open(), plans: [] };
  const entries = vi.spyOn(file.rows, 'entries');
  for (let times = 0; times < 3; times += 1) {
    expect(listed({ files: [file], show: 'auto' })).toEqual([0, 1, 3, 4]);
  }
  expect(entries).toHaveBeenCalledTimes(1);
});

test.each([
  ['shop.*', [0, 1, 3, 4]],
  ['shop."o.dd"', [1]],
  ['**.last', [4]],
])('%s chooses keys', (keys, expected) => {
  const [first, odd, ...others] = open().rows;
  const rows = [first, { ...odd, key: 'shop."o.dd"', path: ['shop', 'o.dd'] }, ...others];
  expect(listed({ files: [{ ...open(), rows: rows as TextRow[] }], keys })).toEqual(expected);
});

test('of all files those that change are told, and of one the texts', () => {
  const [one, other] = [open(), { ...open(), id: 2, path: 'b.yml', plans: [] }];
  const found = find({ files: [one, other], file: other });
  expect(found.texts.every(({ file }) => file === other)).toBe(true);
  expect(found.counts.changed).toBe(0);
  expect(found.changed).toEqual([one]);
});

test('what can be done with the listed texts together is counted', () => {
  expect(find({}).offers).toEqual({ proven: 1, alike: 0, correctable: 0 });
  const unsure: RowPlan = { ...PLAN, state: 'unsure', reasons: ['item-italic'] };
  const twice: RowPlan = { ...unsure, reasons: ['item-italic', 'loss'] };
  const [text] = open().rows;
  const file = { ...open(), rows: [text, text, text] as TextRow[], plans: [PLAN, unsure, twice] };
  expect(find({ files: [file] }).offers).toEqual({ proven: 1, alike: 1, correctable: 0 });
});
