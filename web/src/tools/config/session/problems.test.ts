import { expect, test } from 'vitest';
import type { RowPlan } from '../worker/protocol.ts';
import { problemsIn, problemsOfFile, problemsOfText } from './problems.ts';
import type { StudioFile } from './studio-file.ts';

const place = { from: 0, to: 1, line: 1, column: 1 };
const plan: RowPlan = {
  state: 'same',
  written: undefined,
  reasons: [],
  alternatives: [],
  findings: [
    { code: 'text/unknown-tag', severity: 'warning', ...place },
    { code: 'text/closes-nothing', severity: 'error', ...place },
    { code: 'text/never-closed', severity: 'note', ...place },
  ],
};

test('notes are no problems, and every problem counts', () => {
  const file: StudioFile = {
    ...{ id: 1, path: 'a.yml', size: 0, content: new Blob(), rows: [], plans: [plan, undefined] },
    choices: { kinds: new Map(), fixes: [], convertsLongTexts: false },
  };
  expect(problemsOfText(plan)).toBe(2);
  expect(problemsIn(file)).toBe(2);
  expect(problemsOfFile(file)).toBe(0);
  expect(problemsIn({ ...file, failure: 'file/binary' })).toBe(3);
});
