import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openChoices } from './open-choices.ts';

test('no tool has placeholders left', () => {
  expect(openChoices(join(import.meta.dirname, '..', '..'))).toEqual([]);
});
