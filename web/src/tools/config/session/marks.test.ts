import { expect, test } from 'vitest';
import type { RowPlan, TextRow } from '../worker/protocol.ts';
import { decisionsOf, write } from './decisions.ts';
import { markOf, writtenOf } from './marks.ts';
import { countsOf } from './sort-texts.ts';

const ROW: TextRow = { key: 'a', line: 1, value: '&cHi', kind: 'text', isLong: false };
const PLAN: RowPlan = {
  ...{ state: 'same', written: '<red>Hi', reasons: [], alternatives: [], findings: [] },
  leftOut: { written: '<red>Hi', reason: 'not-read-back' },
};

test('a text that was left out at saving stays, and is not counted as changed', () => {
  const nothing = decisionsOf(new Map(), 1);
  expect(markOf(ROW, PLAN, nothing, 0)).toBe('refused');
  expect(writtenOf('refused', PLAN, nothing, 0)).toBeUndefined();
  const file = {
    ...{ id: 1, path: 'a.yml', size: 5, content: new Blob(), rows: [ROW], plans: [PLAN] },
    choices: { kinds: new Map(), fixes: [], convertsLongTexts: false },
  };
  expect(countsOf(file, new Map())).toEqual({ texts: 1, changed: 0, unsure: 0, problems: 0 });
});

test('another text is tried in its place', () => {
  const decisions = write(new Map(), { file: 1, text: 0 }, '<red>Ho');
  expect(markOf(ROW, PLAN, decisionsOf(decisions, 1), 0)).toBe('written');
});
