import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { cutDeepJson } from './shallow-json.ts';

test.each([
  ['{"a":[1]}', '{"a":[1]}'],
  ['{"a":[1,[2],{"b":3}]}', '{"a":[1,null,null]}'],
  ['[[[[[[]]]]]]', '[[null]]'],
  ['{"a":"[[[[","b":[[]]}', '{"a":"[[[[","b":[null]}'],
  ['{"a":"\\"[[[\\\\","b":[[1]]}', '{"a":"\\"[[[\\\\","b":[null]}'],
  ['"[[["', '"[[["'],
  ['', ''],
])('%s keeps two levels: %s', (json, expected) => expect(cutDeepJson(json, 2)).toBe(expected));

test('what is cut off inside a deep value stays unreadable', () => {
  expect(() => JSON.parse(cutDeepJson('[[[[[', 2))).toThrow();
  expect(() => JSON.parse(cutDeepJson('{"a":[[1', 2))).toThrow();
});

property.prop([fc.json({ maxDepth: 4 })])('JSON that is shallow enough stays itself', (json) => {
  expect(cutDeepJson(json, 5)).toBe(json);
});

property.prop([fc.json({ maxDepth: 8 }), fc.integer({ min: 1, max: 4 })])(
  'what is cut is still JSON',
  (json, most) => {
    expect(() => JSON.parse(cutDeepJson(json, most))).not.toThrow();
  },
);

property.prop([fc.string({ unit: fc.constantFrom(...'[]{}",:\\1') })])(
  'nothing unreadable becomes readable by it',
  (text) => {
    const cut = cutDeepJson(text, 100);
    expect(cut).toBe(text);
    expect(() => cutDeepJson(text, 1)).not.toThrow();
  },
);
