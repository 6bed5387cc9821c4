import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { compileThere, RESOLUTIONS, TYPESCRIPTS } from './type-checkers.ts';

const consumer = inject('consumer');
const examples = readdirSync(join(consumer, 'examples'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => join('examples', file));

describe.each(TYPESCRIPTS)('TypeScript $version', ({ folder }) => {
  describe.each(RESOLUTIONS)('with $resolution resolution', (resolution) => {
    test('accepts every example and declaration, and knows what a function returns', () => {
      const wrong = `wrong-${resolution.resolution}.ts`;
      writeFileSync(
        join(consumer, wrong),
        "import { readMiniMessage } from '@fucina/minecraft-text/mini-message';\n" +
          "export const wrong: number = readMiniMessage('<red>Hello');\n",
      );
      const found = compileThere(consumer, [...examples, wrong], folder, resolution, ['--noEmit']);
      expect(found.split('\n').filter((line) => line.includes('error TS'))).toEqual([
        expect.stringContaining(`${wrong}(2,14): error TS2322`),
      ]);
    });
  });
});
