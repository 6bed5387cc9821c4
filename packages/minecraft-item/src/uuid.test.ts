import { expect, test } from 'vitest';
import { fromUuidInts, readUuid, toUuidInts, writeDashedUuid } from './uuid.ts';

test.each([
  ['069a79f4-44e9-4726-a5be-fca90e38aaf5', [110787060, 1156138790, -1514210135, 238594805]],
  ['00000000-0000-0000-0000-000000000001', [0, 0, 0, 1]],
  ['ffffffff-ffff-ffff-ffff-ffffffffffff', [-1, -1, -1, -1]],
  ['80000000-7fff-ffff-8000-00007fffffff', [-2147483648, 2147483647, -2147483648, 2147483647]],
])('%s is four signed integers and back', (uuid, ints) => {
  const digits = readUuid(uuid) ?? '';
  expect(toUuidInts(digits)).toEqual(ints);
  expect(fromUuidInts(ints)).toBe(digits);
  expect(writeDashedUuid(digits)).toBe(uuid);
});

test('a uuid is read without dashes and in capitals, and nothing else is', () => {
  expect(readUuid('069A79F444E94726A5BEFCA90E38AAF5')).toBe('069a79f444e94726a5befca90e38aaf5');
  expect(readUuid('069a79f4')).toBeUndefined();
  expect(readUuid('069a79f444e94726a5befca90e38aafg')).toBeUndefined();
});
