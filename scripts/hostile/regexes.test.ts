// A regular expression that is built from what strangers write could take exponential time.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Files that build regular expressions: how many, and from what. */
const KNOWN: Readonly<Record<string, readonly [times: number, from: string]>> = {
  'packages/config-text/src/conversion/layers.ts': [1, 'a constant'],
  'packages/config-text/src/conversion/links.ts': [1, 'constants'],
  'packages/config-text/src/ignores/find-ignored.ts': [1, 'the comment signs of the formats'],
  'packages/config-text/src/mine-down/mine-down-edits.ts': [1, 'constants'],
  'packages/config-text/src/plan/folder-joins.ts': [
    3,
    'placeholders word for word, without repetition',
  ],
  'packages/minecraft-profile/src/bare-text.ts': [1, 'constants'],
  'packages/minecraft-text/src/gradient/recover-gradient.ts': [1, 'constants'],
  'packages/minecraft-text/src/legacy-tokens/token-pattern.ts': [
    1,
    'the notations of a profile of ours',
  ],
  'packages/minecraft-text/src/legacy/pattern.ts': [1, 'constants'],
  'packages/minecraft-text/src/legacy/read-legacy.ts': [1, 'one of two characters'],
  'packages/minecraft-text/src/mini-message/map-text.ts': [1, 'one that the program gives'],
  'packages/minecraft-text/src/protected-parts.ts': [1, 'constants'],
  'packages/text-workshop/src/wrapping/commands.ts': [6, 'constants'],
  'server/src/pages/plain-status.ts': [2, 'ids and names of our own page'],
  'web/src/tool/use-opened-files.ts': [1, 'nothing: it looks into a cache'],
  'web/src/words/language.ts': [1, 'the name of our cookie'],
  'web/worker/service-worker.ts': [1, 'nothing: it looks into a cache'],
};

/** `match` and `search` make one of a string, too. Ours are literals or constants. */
const BUILDING = /\bRegExp\(|\.(?:match|search)\((?![/A-Z])/g;

test('regular expressions are built only where it is known from what', () => {
  const sources = globSync(
    ['packages/*/src/**/*.ts', 'server/src/**/*.ts', 'web/{src,worker}/**/*.{ts,tsx}'],
    {
      cwd: root,
    },
  );
  const building = sources
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8').match(BUILDING)?.length ?? 0])
    .filter(([, times]) => times !== 0);
  const known = Object.entries(KNOWN).map(([file, [times]]) => [file, times]);
  expect(Object.fromEntries(building)).toEqual(Object.fromEntries(known));
});
