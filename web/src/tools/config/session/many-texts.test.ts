import { expect, test } from 'vitest';
import type { TextRow } from '../worker/protocol.ts';
import { withKeys } from './many-texts.ts';
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
