import process from 'node:process';
import { expect, test } from 'vitest';
import { measure } from './measure.ts';

/** `npm run source-texts -- FOLDER` says which repositories it needs. */
const folder = process.env.SOURCE_CHECKOUTS;

test.skipIf(folder === undefined)(
  'texts in programs: 95 % of those taken are texts, and 90 % of the texts are taken (SOURCE_CHECKOUTS)',
  { timeout: 300_000 },
  () => {
    const { right, wrong, missed, gone } = measure(folder ?? '');
    expect(gone).toBe(0);
    expect(right / (right + wrong)).toBeGreaterThanOrEqual(0.95);
    expect(right / (right + missed)).toBeGreaterThanOrEqual(0.9);
  },
);
