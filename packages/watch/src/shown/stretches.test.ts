import { expect, test } from 'vitest';
import { stretchesOf } from './stretches.ts';

const MINUTES = { from: 0, stepS: 60 };

test('steps in a row are one stretch, and steps apart are two', () => {
  const columns = {
    upS: [60, 30, 0, 60, 10],
    downS: [0, 30, 60, 0, 50],
    unknownS: [0, 0, 0, 0, 0],
  };
  expect(stretchesOf(columns, MINUTES)).toEqual([
    { from: 60, to: 180, kind: 'down' },
    { from: 240, to: 300, kind: 'down' },
  ]);
});

test('what was hardly measured is unknown, unless it was seen to be down', () => {
  const columns = { upS: [60, 31, 29, 0], downS: [0, 0, 0, 1], unknownS: [0, 29, 31, 59] };
  expect(stretchesOf(columns, MINUTES)).toEqual([
    { from: 120, to: 180, kind: 'unknown' },
    { from: 180, to: 240, kind: 'down' },
  ]);
});
