import { expect, test } from 'vitest';
import type { RowPlan, TextRow } from '../worker/protocol.ts';
import { write } from './decisions.ts';
import { correctableIn, withKeys } from './many-texts.ts';
import type { StudioFile } from './studio-file.ts';

const row = (key: string, path?: readonly string[]): TextRow => ({
  ...{ key, line: 1, value: 'Hi', kind: 'text', isLong: false },
  ...(path && { path }),
});

const FILE: StudioFile = {
  ...{ id: 1, path: 'a.yml', size: 1, content: new Blob() },
  choices: { kinds: new Map(), fixes: [], convertsLongTexts: false },
  rows: [
    row('worlds.lobby.name'),
    row('worlds."v1.2".name', ['worlds', 'v1.2', 'name']),
    row('worlds.v1.2.name'),
    row('island.join', ['island.join']),
  ],
  plans: [],
};

test.each([
  ['worlds.*.name', [0, 1]],
  ['worlds."v1.2".name', [1]],
  ['worlds.**', [0, 1, 2]],
  ['island.join', [3]],
  ['', [0, 1, 2, 3]],
])('%s', (pattern, fitting) => {
  const texts = FILE.rows.map((_, text) => ({ file: FILE, text }));
  expect(withKeys(texts, pattern).map(({ text }) => text)).toEqual(fitting);
});

test('only problems with one right answer are corrected together, where nobody wrote by hand', () => {
  const found = (level: 'note' | 'warning', suggestion?: string): RowPlan['findings'][number] => ({
    ...{ rule: 'text/unknown-tag', level, from: 0, to: 5 },
    ...(suggestion !== undefined && { suggestion }),
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
  expect(correctableIn(texts, write(new Map(), { file: 1, text: 3 }, 'Hi'))).toEqual({
    places: [{ file: 1, text: 0 }],
    problems: 2,
  });
});
