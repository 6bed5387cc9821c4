import { expect, test } from 'vitest';
import { hasLinearCost } from '../../../minecraft-text/tests/linear-cost.ts';
import { findProfile, PROFILES } from '../profiles/find-profile.ts';
import { classifyString } from '../texts/classify-string.ts';
import { convertText } from './convert.ts';
import { findLinks } from './links.ts';

const generic = findProfile('generic');
if (generic === undefined) throw new Error('no generic profile');
const wished = { profile: generic, convertsLongTexts: true };

test('a text of more than 64 kB is converted on request', () => {
  const text = '&cA'.repeat(30_000);
  const left = convertText(text, { profile: generic });
  expect(left).toMatchObject({ value: text, state: 'unsure', reasons: ['too-long'] });
  const { value, state } = convertText(text, wished);
  expect(state).toBe('same');
  expect(value).toBe(`<red>${'A'.repeat(30_000)}`);
});

test('ten megabytes of codes are left when nobody waits any longer', { timeout: 120_000 }, () => {
  const text = '&cA&l b'.repeat(1_500_000);
  let asked = 0;
  const shouldStop = () => {
    asked += 1;
    return asked > 1;
  };
  const { value, reasons } = convertText(text, { ...wished, shouldStop });
  expect(reasons).toEqual(['stopped']);
  expect(value).toBe(text);
});

test('a megabyte of codes is converted', { timeout: 60_000 }, () => {
  const { state, proof } = convertText('&cA&l b'.repeat(150_000), wished);
  expect(state).toBe('same');
  expect(proof?.alone).toMatchObject({ same: true, characters: 450_000 });
});

// Time that grows with the square of the length would take much longer than the limit.
test.each([
  ['codes', '&cA&l b'],
  ['parameters', 'https://a.it/?a=1&c=2 '],
  ['one long query', '&c=2'],
  ['placeholders', '%a {b} '],
  ['cut placeholders', '%a&cb% {c&dd} '],
  ['words with hyphens', 'a-a-'],
  ['dots', 'a.a'],
  ['tags', "<red><3 '"],
  ['backslashes', '\\\\<'],
  ['quotes', "'{"],
  ['lines', '||&ca'],
  ['JSON', '{"text":'],
  ['fields of dates', 'dd'],
  ['brackets', '[[{"'],
  ['amper', '&&'],
])('100 kB of %s are read and converted in time', { timeout: 60_000 }, (_, unit) => {
  const text = `https://a.it/?${unit.repeat(Math.ceil(100_000 / unit.length))}!`;
  for (const id of ['generic', 'tab', 'essentialsx', 'superiorskyblock2', 'towny']) {
    const profile = PROFILES.find((one) => one.id === id) ?? generic;
    expect(
      classifyString({ path: ['a'], value: text, isString: true }, profile).kind,
    ).toBeDefined();
    const { value, edits } = convertText(text, { profile, convertsLongTexts: true });
    expect(edits.length > 0 || value === text).toBe(true);
  }
});

test('an address with a long ellipsis in it is found in linear time', async () => {
  const find = (size: number) => {
    const text = `https://a.b${'.'.repeat(size)}x`;
    return () => findLinks(text);
  };
  expect(await hasLinearCost(find, 10_000)).toBe(true);
  expect(findLinks('https://a.b...x)...')).toMatchObject([{ to: 15, url: 'https://a.b...x' }]);
});
