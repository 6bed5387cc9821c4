import { expect, test } from 'vitest';
import { versionRanges } from './version-ranges.ts';

test('each range ends before the next begins, and the last one has no end', () => {
  expect(versionRanges(['1.7.2', '1.13', '1.20.5'])).toEqual([
    { from: '1.7.2', to: '1.12.2' },
    { from: '1.13', to: '1.20.4' },
    { from: '1.20.5', to: undefined },
  ]);
});
