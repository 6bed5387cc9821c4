import { expect, test } from 'vitest';
import type { RowPlan, TextRow } from '../worker/protocol.ts';
import { decisionsOf, write } from './decisions.ts';
import { correctableIn, correctableOf } from './many-texts.ts';
import type { StudioFile } from './studio-file.ts';

const row = (key: string): TextRow => ({
  ...{ key, line: 1, value: 'Hi', kind: 'text', isLong: false },
});

const FILE: StudioFile = {
  ...{ id: 1, path: 'a.yml', size: 1, content: new Blob() },
  choices: { kinds: new Map(), fixes: [], convertsLongTexts: false },
  rows: ['one', 'note', 'locked', 'written'].map(row),
  plans: [],
};

test('only problems with one right answer are corrected together, where nobody wrote by hand', () => {
  const found = (level: 'note' | 'warning', fix?: string): RowPlan['findings'][number] => ({
    ...{ code: 'text/unknown-tag', severity: level, from: 0, to: 5, line: 1, column: 1 },
    ...(fix !== undefined && { fix }),
  });
  const plan = (findings: RowPlan['findings'], lock?: RowPlan['lock']): RowPlan => ({
    ...{ state: 'same', written: undefined, reasons: [], alternatives: [], findings, lock },
  });
  const right = found('warning', '<red>');
  const plans = [
    plan([right, found('warning'), right]),
    plan([found('note', '<red>')]),
    plan([right], 'read-only'),
    plan([right]),
  ];
  const file = { ...FILE, plans };
  const texts = FILE.rows.map((_, text) => ({ file, text }));
  const written = write(new Map(), { file: 1, text: 3 }, 'Hi');
  expect(correctableIn(texts, written)).toEqual([{ file, text: 0 }]);
  const [first] = plans;
  expect(first && correctableOf(first, decisionsOf(written, 1), 0)).toBe(2);
});
