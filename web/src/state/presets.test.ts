import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import {
  MAX_NAME,
  MAX_PRESETS,
  MAX_QUERY,
  presetName,
  presetsField,
  renamePreset,
  withoutPreset,
  withPreset,
  withPresetAt,
} from './presets.ts';

const A = { name: 'A', query: 'text=a' };
const B = { name: 'B', query: 'text=b' };

/** Presets as the site keeps them. */
const presets = fc.uniqueArray(
  fc.record({
    name: fc
      .string({ maxLength: MAX_NAME })
      .map(presetName)
      .filter((name) => name !== undefined),
    query: fc.string(),
  }),
  { selector: ({ name }) => name, maxLength: MAX_PRESETS },
);

property.prop([presets])('presets are read as they were written', (list) => {
  expect(presetsField.read(presetsField.write(list))).toEqual(list);
});

property.prop([fc.oneof(fc.string(), fc.json())])('any other text is refused or read', (text) => {
  const read = presetsField.read(text);
  if (read !== undefined) expect(presetsField.read(presetsField.write(read))).toEqual(read);
});

test.each([
  ['no JSON', '[["A"'],
  ['no list', '{"A":"text=a"}'],
  ['a pair of three', '[["A","b","c"]]'],
  ['a number as query', '[["A",1]]'],
  ['no name', '[["","text=a"]]'],
  ['a name that is too long', JSON.stringify([['x'.repeat(MAX_NAME + 1), 'a']])],
  ['a query that is too long', JSON.stringify([['A', 'x'.repeat(MAX_QUERY + 1)]])],
  ['one name twice', '[["A","text=a"],["A","text=b"]]'],
  ['too many', JSON.stringify(Array.from({ length: MAX_PRESETS + 1 }, (_, i) => [`${i}`, 'a']))],
])('%s is not read', (_, text) => expect(presetsField.read(text)).toBeUndefined());

test.each([
  ['  Red   and\tgold ', 'Red and gold'],
  [' \n', undefined],
  ['x'.repeat(MAX_NAME), 'x'.repeat(MAX_NAME)],
  ['x'.repeat(MAX_NAME + 1), undefined],
])('the name %j is kept as %j', (typed, name) => expect(presetName(typed)).toBe(name));

test('a deleted preset comes back at its place, unless its name or the room is taken meanwhile', () => {
  expect(withPresetAt([A], B, 1)).toEqual([A, B]);
  expect(withPresetAt([A, { ...B, query: 'text=c' }], B, 0)).toEqual([
    A,
    { ...B, query: 'text=c' },
  ]);
  const full = Array.from({ length: MAX_PRESETS }, (_, index) => ({ name: `${index}`, query: '' }));
  expect(withPresetAt(full, A, 0)).toBe(full);
});

test('a new preset comes first; one with its name is replaced where it is', () => {
  expect(withPreset([A], B)).toEqual([B, A]);
  expect(withPreset([B, A], { ...A, query: 'text=c' })).toEqual([B, { ...A, query: 'text=c' }]);
});

test('a list that is full takes no new preset, but a new state of one', () => {
  const full = Array.from({ length: MAX_PRESETS }, (_, index) => ({ ...A, name: `${index}` }));
  expect(withPreset(full, A)).toBe(full);
  expect(withPreset(full, { name: '7', query: 'text=b' })[7]).toEqual({
    name: '7',
    query: 'text=b',
  });
});

test('a preset is renamed, unless the name is taken', () => {
  expect(renamePreset([A, B], 'A', 'C')).toEqual([{ ...A, name: 'C' }, B]);
  expect(renamePreset([A, B], 'A', 'B')).toEqual([A, B]);
  expect(withoutPreset([A, B], 'A')).toEqual([B]);
});
