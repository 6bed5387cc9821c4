import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import {
  readAnyUuid,
  readUuid,
  readUuidHalves,
  readUuidInts,
  writeDashedUuid,
  writeUuidHalves,
  writeUuidIntArray,
  writeUuidInts,
  writeUuidMostLeast,
} from './uuid.ts';

const DIGITS = '069a79f444e94726a5befca90e38aaf5';
const anyUuid = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 })
  .map((words) => words.map((word) => word.toString(16).padStart(4, '0')).join(''));

property.prop([anyUuid])('every notation is read as it is written', (digits) => {
  expect(readUuid(digits)).toBe(digits);
  expect(readUuid(writeDashedUuid(digits))).toBe(digits);
  expect(readUuidInts(writeUuidInts(digits))).toBe(digits);
  expect(readUuidHalves(writeUuidHalves(digits))).toBe(digits);
  for (const write of [
    (same: string) => same,
    writeDashedUuid,
    writeUuidIntArray,
    writeUuidMostLeast,
  ]) {
    expect(readAnyUuid(write(digits))).toBe(digits);
    expect(readAnyUuid(write(digits).toUpperCase())).toBe(digits);
  }
});

property.prop([fc.string()])('text of any kind is a uuid of 32 digits or none', (text) => {
  expect(readAnyUuid(text) ?? DIGITS).toMatch(/^[0-9a-f]{32}$/);
});

test.each([
  ['069a79f4-44e9-4726-a5be-fca90e38aaf5', [110787060, 1156138790, -1514210135, 238594805]],
  ['00000000-0000-0000-0000-000000000001', [0, 0, 0, 1]],
  ['ffffffff-ffff-ffff-ffff-ffffffffffff', [-1, -1, -1, -1]],
  ['80000000-7fff-ffff-8000-00007fffffff', [-2147483648, 2147483647, -2147483648, 2147483647]],
])('%s is four signed integers', (uuid, ints) => {
  const digits = readUuid(uuid) ?? '';
  expect(writeUuidInts(digits)).toEqual(ints);
  expect(writeUuidIntArray(digits)).toBe(`[I;${ints.join(',')}]`);
  expect(readUuidInts(ints)).toBe(digits);
  expect(writeDashedUuid(digits)).toBe(uuid);
});

test('a uuid is two signed halves as Java prints them', () => {
  expect(writeUuidMostLeast(DIGITS)).toBe(
    'UUIDMost:475826800676128550L,UUIDLeast:-6503483008858150155L',
  );
  expect(
    readAnyUuid(`{OwnerUUIDMost: 475826800676128550, OwnerUUIDLeast:-6503483008858150155L }`),
  ).toBe(DIGITS);
});

test.each([
  ['069A79F444E94726A5BEFCA90E38AAF5', DIGITS],
  ['069A79F4-44E9-4726-A5BE-FCA90E38AAF5', DIGITS],
  ['[I; 110787060, +1156138790 ,-1514210135,238594805 ]', DIGITS],
  ['[ I ;110787060,1156138790,-1514210135,238594805]', DIGITS],
  ['{ UUIDMost : 475826800676128550 , UUIDLeast : -6503483008858150155 }', DIGITS],
  ['Most:475826800676128550L ,Least:-6503483008858150155L', DIGITS],
])('%s is read', (text, digits) => expect(readAnyUuid(text)).toBe(digits));

test.each([
  '',
  '069a79f4',
  '069a79f444e94726a5befca90e38aafg',
  '069a79f444e94726a5befca90e38aaf5a',
  '-069a79f444e94726a5befca90e38aaf5',
  '069a79f4-44e94726a5befca90e38aaf5',
  'x069a79f4-44e9-4726-a5be-fca90e38aaf5',
  '069a79f4-44e9-4726-a5be-fca90e38aaf5x',
  '[I;1,2,3]',
  '[I;1,2,3,4,5]',
  '[I;1,2,3,]',
  '[I;1,2,3,4.5]',
  '[I;1,2,3,2147483648]',
  '[I;-2147483649,2,3,4]',
  '[I;1,2,3,99999999999]',
  '[I;1,2,3,1e3]',
  '[L;1,2,3,4]',
  'x[I;1,2,3,4]',
  '[I;1,2,3,4]x',
  'UUIDMost:1L',
  'UUIDMost:1L,OtherLeast:2L',
  'UUIDMost:9223372036854775808L,UUIDLeast:1L',
  'UUIDMost:1L,UUIDLeast:-9223372036854775809L',
  'xUUIDMost:1L,UUIDLeast:2Lx',
  'x UUIDMost:1L,UUIDLeast:2L',
  'UUIDMost:1L,UUIDLeast:2L x',
])('%j is not a uuid', (text) => expect(readAnyUuid(text)).toBeUndefined());

test('where only a uuid is expected, only the forms with and without dashes are read', () => {
  expect(readUuid('[I;0,0,0,1]')).toBeUndefined();
  expect(readUuid('UUIDMost:0L,UUIDLeast:1L')).toBeUndefined();
});

test('numbers that are not 32-bit integers are refused', () => {
  expect(readUuidInts([0, 0, 0, Number.NaN])).toBeUndefined();
  expect(readUuidInts([0, 0, 0, 0.5])).toBeUndefined();
  expect(readUuidInts([0, 0, 0])).toBeUndefined();
  expect(readUuidInts([])).toBeUndefined();
});
