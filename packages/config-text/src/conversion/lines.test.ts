// Texts of which a plugin reads each line by itself, and those behind an action.
import { applyEdits } from '@fucina/minecraft-text/legacy-tokens';
import { expect, test } from 'vitest';
import { findProfile } from '../profiles/find-profile.ts';
import type { Profile } from '../profiles/profile.ts';
import type { ConvertOptions, Join } from './conversion.ts';
import { convertText } from './convert.ts';

function convert(text: string, id: string, options: Partial<ConvertOptions> = {}) {
  const profile = findProfile(id);
  if (profile === undefined) throw new Error(`no profile ${id}`);
  return convertText(text, { profile, ...options });
}

test('each line is converted, at its place in the whole', () => {
  expect(convert('&cAB||&aC', 'tab')).toEqual({
    value: '<red>AB||<green>C',
    edits: [
      { from: 0, to: 2, insert: '<red>' },
      { from: 6, to: 8, insert: '<green>' },
    ],
    state: 'same',
    proof: { alone: { same: true, characters: 3, styles: 1 }, joined: [] },
    reasons: [],
    alternatives: [],
    losses: [],
  });
});

test('a line that stays as it is does not keep the others from being converted', () => {
  expect(convert('&aAB||C', 'tab')).toMatchObject({
    value: '<green>AB||C',
    state: 'same',
    proof: { alone: { same: true, characters: 2 } },
  });
  const unchanged = convert('A||B', 'tab');
  expect(unchanged).toMatchObject({ value: 'A||B', edits: [], state: 'same' });
  expect(unchanged.proof).toBeUndefined();
});

test('one line that is refused refuses all', () => {
  expect(convert('&aA||%a&cb%||&cQ&A', 'tab')).toMatchObject({
    value: '&aA||%a&cb%||&cQ&A',
    edits: [],
    state: 'refused',
    reasons: ['placeholder-cut', 'code-in-word'],
    alternatives: [],
  });
});

test('the worst line says how sure the whole is, and each reason is given once', () => {
  const { state, reasons, proof } = convert('&7Q&A||&aB||&7R&D&lE', 'tab');
  expect({ state, reasons }).toEqual({ state: 'unsure', reasons: ['code-in-word'] });
  expect(proof?.alone).toEqual({ same: true, characters: 4, styles: 2 });
});

test('what is chosen for one line leaves the others converted', () => {
  const { alternatives } = convert('&cA||&7R&DE||&aB', 'tab');
  expect(alternatives.map(({ code, value }) => [code, value])).toEqual([
    ['keep-ampersand', '<red>A||<gray>R&<b/>DE||<green>B'],
  ]);
  const asTags = convert('&cA||&l||&aB', 'tab').alternatives;
  expect(asTags.map(({ code, value }) => [code, value])).toEqual([
    ['as-tags', '<red>A||<b>||<green>B'],
  ]);
  for (const { edits, value } of asTags) expect(applyEdits('&cA||&l||&aB', edits)).toBe(value);
});

test('only the first line stands behind what is joined before it, and the last one before the rest', () => {
  const joins: readonly Join[] = [
    { place: 'before', from: '&eX', to: '<yellow>X' },
    { place: 'after', from: '&bX', to: '<aqua>X' },
    { place: 'inside', placeholder: '%p%', from: 'Y', to: 'Y' },
  ];
  const { proof } = convert('&cA||&aB||&7C', 'tab', { joins });
  expect(proof?.joined.map(({ same, join: { place } }) => [place, same])).toEqual([
    ['before', true],
    ['inside', true],
    ['inside', true],
    ['after', true],
    ['inside', true],
  ]);
});

test('where a line differs is counted from the first line on', () => {
  const towny = findProfile('towny');
  if (towny === undefined) throw new Error('no profile');
  const profile: Profile = { ...towny, lines: { separator: '||', styles: 'fresh' } };
  const { proof } = convertText('&cAB||&e&lC &7D||&aE', { profile, meaning: 'meant' });
  expect(proof?.alone).toEqual({ same: false, at: 4, difference: 'bold' });
});

test('the same choice is offered once for all lines', () => {
  const { alternatives } = convert('&7Q&A||&cA||&7R&D', 'tab');
  expect(alternatives.map(({ code, value }) => [code, value])).toEqual([
    ['keep-ampersand', '<gray>Q&<b/>A||<red>A||<gray>R&<b/>D'],
  ]);
});

test.each([
  ['[minimessage] &cSee', '[minimessage] <red>See', 14],
  ['  [MiniBroadcast]  &cSee', '  [MiniBroadcast]  <red>See', 19],
])('behind an action, only its text is changed: %s', (text, value, from) => {
  expect(convert(text, 'deluxemenus')).toMatchObject({
    value,
    edits: [{ from, to: from + 2, insert: '<red>' }],
    reasons: ['leftover-code'],
  });
});

test('what is chosen behind an action keeps the action', () => {
  const { alternatives } = convert('[minimessage] &cSee Q&A', 'deluxemenus');
  expect(alternatives).toEqual([
    {
      code: 'keep-ampersand',
      edits: [{ from: 14, to: 16, insert: '<red>' }],
      value: '[minimessage] <red>See Q&A',
    },
  ]);
});
