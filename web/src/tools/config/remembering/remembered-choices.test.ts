import { expect, test } from 'vitest';
import {
  chooseKinds,
  chooseProfile,
  type Decisions,
  decide,
  verdictOf,
  write,
} from '../session/decisions.ts';
import type { StudioFile } from '../session/studio-file.ts';
import {
  recall,
  recallAnswers,
  rememberedChoices,
  withAnswers,
  withFiles,
} from './remembered-choices.ts';

function fileOf(path: string, keys: readonly string[], id = 1): StudioFile {
  return {
    ...{ id, path, size: 0, content: new Blob(), plans: [] },
    choices: { kinds: new Map(), fixes: [], convertsLongTexts: false },
    rows: keys.map((key) => ({ key, line: 1, value: 'Secret', kind: 'text', isLong: false })),
  };
}

const ON = { isOn: true, files: [], answers: [] };
const NONE: Decisions = new Map();

test('choices come back for a file of the same path, also when its keys moved', () => {
  const file = fileOf('plugins/a.yml', ['x', 'y', 'z']);
  const rejected = decide(NONE, [{ file: 1, text: 1 }], 'rejected');
  const chosen = chooseProfile(chooseKinds(rejected, [{ file: 1, text: 2 }], 'setting'), 1, 'tab');
  const kept = withFiles(ON, [file], chosen);
  const recalled = recall(kept, fileOf('plugins/a.yml', ['new', 'z', 'y']));
  expect(recalled?.profile).toBe('tab');
  expect(recalled && verdictOf(recalled, 2)).toBe('rejected');
  expect([...(recalled?.kinds ?? [])]).toEqual([[1, 'setting']]);
  expect(recall(kept, fileOf('plugins/b.yml', ['x']))).toBeUndefined();
});

test('a text is accepted again only if it is still the same', () => {
  const file = fileOf('config.yml', ['prefix', 'title']);
  const accepted = decide(
    NONE,
    [0, 1].map((text) => ({ file: 1, text })),
    'accepted',
  );
  const kept = withFiles(ON, [file], accepted);
  const [first, ...others] = file.rows;
  const changed = { ...file, rows: [{ ...first, value: 'Other' }, ...others] } as StudioFile;
  const recalled = recall(kept, changed);
  expect(recalled && [0, 1].map((text) => verdictOf(recalled, text))).toEqual(['none', 'accepted']);
});

test('neither texts nor names are kept', () => {
  const file = fileOf('secret-path.yml', ['secret-key', 'other']);
  const decided = decide(NONE, [{ file: 1, text: 1 }], 'accepted');
  const kept = withFiles(ON, [file], write(decided, { file: 1, text: 0 }, 'Secret words'));
  expect(JSON.stringify(kept)).not.toMatch(/secret/i);
  expect(kept.files[0]?.choices).toHaveLength(1);
});

test('what is taken back is forgotten', () => {
  const file = fileOf('a.yml', ['x']);
  const rejected = decide(NONE, [{ file: 1, text: 0 }], 'rejected');
  const kept = withFiles(ON, [file], rejected);
  expect(withFiles(kept, [file], decide(rejected, [{ file: 1, text: 0 }], 'none')).files).toEqual(
    [],
  );
});

test('the oldest choices make room', () => {
  const keys = Array.from({ length: 20_000 }, (_, at) => `key-${at}`);
  const places = keys.map((_, text) => ({ file: 1, text }));
  let kept = withFiles(ON, [fileOf('1.yml', keys)], decide(NONE, places, 'rejected'));
  for (const path of ['2.yml', '3.yml']) {
    kept = withFiles(kept, [fileOf(path, keys)], decide(NONE, places, 'rejected'));
  }
  expect(recall(kept, fileOf('1.yml', keys))).toBeUndefined();
  expect(recall(kept, fileOf('3.yml', keys))).toBeDefined();
});

test('switched off, nothing is stored', () => {
  rememberedChoices.set({
    isOn: true,
    files: [{ path: 'a', choices: [['b', 'accepted']] }],
    answers: [],
  });
  expect(JSON.stringify(localStorage)).toContain('accepted');
  rememberedChoices.set({ isOn: false, files: [], answers: [] });
  expect(JSON.stringify(localStorage)).not.toContain('accepted');
});

test('answers come back for the plugins of files that are opened again, but not their names', () => {
  const kept = withAnswers(
    ON,
    new Map([
      ['plugins/Secret', { reads: 'yes', items: 'adds-nothing' }],
      ['plugins/Taken', {}],
    ]),
  );
  expect(JSON.stringify(kept)).not.toMatch(/secret/i);
  const files = ['Secret', 'Taken', 'New'].map((name) => ({ path: `plugins/${name}/a.yml` }));
  expect([...recallAnswers(kept, files)]).toEqual([
    ['plugins/Secret', { reads: 'yes', items: 'adds-nothing' }],
  ]);
  const taken = withAnswers(kept, new Map([['plugins/Secret', {}]]));
  expect([...recallAnswers(taken, files)]).toEqual([]);
});

test('what was kept before answers were is read, and what is damaged is not', () => {
  rememberedChoices.set(ON);
  const key = localStorage.key(0) ?? '';
  const old = [{ path: 'a', choices: [['b', 'accepted']] }];
  localStorage.setItem(key, JSON.stringify(old));
  expect(rememberedChoices.load()).toEqual({ isOn: true, files: old, answers: [] });
  for (const damaged of [{ files: old, answers: [['a', { reads: 'perhaps' }]] }, {}, null, 3]) {
    localStorage.setItem(key, JSON.stringify(damaged));
    // What this tab knew goes on.
    expect(rememberedChoices.load()).toEqual(ON);
  }
});
