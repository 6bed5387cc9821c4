// Components in JSON and SNBT, as texts to convert.
import { expect, test } from 'vitest';
import { findProfile } from '../profiles/find-profile.ts';
import type { ConvertOptions } from './conversion.ts';
import { convertText } from './convert.ts';
import { proveWritten } from './looks.ts';

function optionsFor(id: string, rest: Partial<ConvertOptions> = {}): ConvertOptions {
  const profile = findProfile(id);
  if (profile === undefined) throw new Error(`no profile ${id}`);
  return { profile, ...rest };
}
const asJson = optionsFor('generic', { from: 'json' });

test.each([
  ['{"keybind":"key.jump","color":"red"}', '<red><key:key.jump/></red>', 1],
  ['{"translate":"a.b","with":["x",{"text":"y"}]}', "<lang:a.b:'x':'y'/>", 1],
  ['{"score":{"name":"a","objective":"b"},"extra":["c"]}', '<score:a:b/>c', 2],
  ['{text:"Hi",bold:1b}', '<b>Hi</b>', 2],
  [`'{"text":"Hi"}'`, 'Hi', 2],
])('%s becomes %s', (text, value, characters) => {
  expect(convertText(text, asJson)).toMatchObject({
    value,
    edits: [{ from: 0, to: text.length, insert: value }],
    state: 'same',
    reasons: [],
    alternatives: [],
    losses: [],
    proof: { alone: { same: true, characters, styles: 1 }, joined: [] },
  });
});

test('what MiniMessage cannot say of a component is listed', () => {
  const converted = convertText('{"nbt":"a","entity":"@p","plain":true}', asJson);
  expect(converted).toMatchObject({ value: '<nbt:entity:@p:a/>', state: 'unsure' });
  expect(converted.reasons).toEqual(['looks-different', 'loss']);
  expect(converted.losses).toMatchObject([{ code: 'nbt-plain' }]);
});

test('what cannot be read of a component is a loss too', () => {
  const text = '{"text":"Hi","color":"nocolor"}';
  expect(convertText(text, asJson)).toMatchObject({
    value: 'Hi',
    state: 'unsure',
    reasons: ['loss'],
  });
});

test('a component that cannot be read is refused, whatever it is to become', () => {
  const text = String.raw`{text:"a\N{Snowman}"}`;
  const refused = { value: text, edits: [], state: 'refused', reasons: ['unreadable'] };
  expect(convertText(text, optionsFor('generic'))).toMatchObject(refused);
  expect(convertText(text, optionsFor('generic', { to: 'legacy' }))).toMatchObject(refused);
  expect(convertText(text, optionsFor('generic', { to: 'json' }))).toMatchObject(refused);
});

test('a component becomes codes on request only', () => {
  const text = '{"text":"Hi","color":"red"}';
  const legacy = optionsFor('generic', { to: 'legacy' });
  expect(convertText(text, legacy)).toMatchObject({
    value: '&cHi',
    state: 'unsure',
    reasons: ['component'],
  });
  const click = '{"text":"Hi","clickEvent":{"action":"run_command","value":"/b"}}';
  expect(convertText(click, legacy).reasons).toEqual(['looks-different', 'loss', 'component']);
});

test('a component with arguments is refused without a question', () => {
  expect(convertText('{"text":"{0}"}', optionsFor('citizens', { to: 'legacy' }))).toMatchObject({
    state: 'refused',
    reasons: ['layer-not-kept'],
  });
});

test('what is no component stays as it is where one is expected', () => {
  for (const text of ['&aHi', '[VIP]', '{player}: "hi"', '{"a":1}', '{"text":"a"']) {
    expect(convertText(text, asJson)).toMatchObject({ value: text, state: 'same', reasons: [] });
  }
});

test.each([
  ['{"keybind":"key.jump"}', '<key:key.jump>', true],
  ['{"keybind":"key.jump"}', '<key:key.sneak>', false],
  ['{"keybind":"key.jump"}', 'key.jump', false],
  ['{"keybind":"key.jump","color":"red"}', '<red><key:key.jump>', true],
  ['{"keybind":"key.jump","color":"red"}', '<key:key.jump>', false],
  ['{"translate":"a","with":["b"]}', '<lang:a:b>', true],
  ['{"translate":"a","with":["b"]}', '<lang:a:c>', false],
  ['["a",{"keybind":"b"},"c"]', 'a<key:b>c', true],
  ['["a",{"keybind":"b"},"c"]', 'a<key:b>d', false],
])('%s and %s look the same: %s', (text, written, isSame) => {
  expect(proveWritten(text, written, optionsFor('generic')).alone.same).toBe(isSame);
});

test('something that is no text counts as one character', () => {
  const proof = proveWritten('["a",{"keybind":"b"},"c"]', 'a<key:b>d', optionsFor('generic'));
  expect(proof.alone).toEqual({ same: false, at: 2, difference: 'text' });
});
