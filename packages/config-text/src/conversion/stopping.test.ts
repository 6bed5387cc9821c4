import { expect, test } from 'vitest';
import { findProfile } from '../profiles/find-profile.ts';
import { convertText } from './convert.ts';

const generic = findProfile('generic');
if (generic === undefined) throw new Error('no profile');
const MAX_LENGTH = 64 * 1024;

test('a text of 64 kB is converted, a longer one on request', () => {
  const text = `&c${'A'.repeat(MAX_LENGTH - 2)}`;
  expect(convertText(text, { profile: generic })).toMatchObject({ state: 'same' });
  const longer = `${text}A`;
  expect(convertText(longer, { profile: generic })).toMatchObject({
    value: longer,
    edits: [],
    state: 'unsure',
    reasons: ['too-long'],
  });
  const wished = convertText(longer, { profile: generic, convertsLongTexts: true });
  expect(wished.value).toBe(`<red>${'A'.repeat(MAX_LENGTH - 1)}`);
});

test('a conversion can be stopped', () => {
  let asked = 0;
  const shouldStop = () => {
    asked += 1;
    return asked > 2;
  };
  expect(convertText('&cA', { profile: generic, shouldStop })).toMatchObject({
    value: '&cA',
    state: 'unsure',
    reasons: ['stopped'],
  });
  expect(asked).toBe(3);
  expect(convertText('&cA', { profile: generic, shouldStop: () => false }).value).toBe('<red>A');
});

test('what goes wrong in the question is not taken for an answer', () => {
  const shouldStop = () => {
    throw new Error('nobody to ask');
  };
  expect(() => convertText('&cA', { profile: generic, shouldStop })).toThrow('nobody to ask');
});
