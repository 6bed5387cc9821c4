import { expect, test } from 'vitest';
import { readMemoryMb } from './memory-amount.ts';

test.each([
  ['4096', 4096],
  [' 4096M ', 4096],
  ['4096 mb', 4096],
  ['4G', 4096],
  ['4 GB', 4096],
  ['4GiB', 4096],
  ['4Go', 4096],
  ['4096 Mio', 4096],
  ['2,5G', 2560],
  ['2.5 g', 2560],
  ['1048576k', 1024],
  ['1T', 1_048_576],
  ['8 giga', 8192],
  ['8 gigabytes', 8192],
  ['8 gigs', 8192],
  ['512 mega', 512],
  ['4 GB di RAM', 4096],
  ['4gb ram', 4096],
  ['4\u200bG', 4096],
  ['\u202a4096\u202c', 4096],
  ['81\u00ad92', 8192],
])('%j is an amount of memory in MB: %i', (text, megabytes) => {
  expect(readMemoryMb(text)).toBe(megabytes);
});

test.each(['', 'G', '-1', '4X', '4G5', '1e3', 'four', '4 GBs', '4 ramen'])(
  '%j is not an amount of memory',
  (text) => {
    expect(readMemoryMb(text)).toBeUndefined();
  },
);

test('a number with decimals and no unit is not guessed at', () => {
  expect(readMemoryMb('2,5')).toBeUndefined();
  expect(readMemoryMb('4.096')).toBeUndefined();
});
