import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Marks what `npm run new-tool` cannot choose: words, picture and sample. */
export const OPEN_CHOICE = 'TODO:';

const PLACES = [
  'packages/site/src/words/*/*.json',
  'web/drawings/page-pictures.ts',
  'web/src/pages/home/samples.tsx',
];

/** The files in which a new tool still has placeholders. */
export function openChoices(root: string): readonly string[] {
  return globSync(PLACES, { cwd: root })
    .filter((path) => readFileSync(join(root, path), 'utf8').includes(OPEN_CHOICE))
    .toSorted();
}
