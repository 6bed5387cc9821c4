// A regular expression that is built from what strangers write could take exponential time.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Files that build regular expressions, and from what. */
const KNOWN: Readonly<Record<string, string>> = {
  'packages/config-text/src/conversion/layers.ts': 'a constant',
  'packages/config-text/src/conversion/links.ts': 'constants',
  'packages/config-text/src/ignores/find-ignored.ts': 'the comment signs of the formats',
  'packages/config-text/src/mine-down/mine-down-edits.ts': 'constants',
  'packages/config-text/src/plan/folder-joins.ts': 'placeholders word for word, without repetition',
  'packages/minecraft-profile/src/bare-text.ts': 'constants',
  'packages/minecraft-text/src/gradient/recover-gradient.ts': 'constants',
  'packages/minecraft-text/src/legacy-tokens/token-pattern.ts':
    'the notations of a profile of ours',
  'packages/minecraft-text/src/legacy/pattern.ts': 'constants',
  'packages/minecraft-text/src/legacy/read-legacy.ts': 'one of two characters',
  'packages/minecraft-text/src/protected-parts.ts': 'constants',
  'packages/text-workshop/src/wrapping/commands.ts': 'constants',
  'server/src/pages/plain-status.ts': 'ids and names of our own page',
  'web/src/tool/use-opened-files.ts': 'nothing: it looks into a cache',
  'web/src/words/language.ts': 'the name of our cookie',
  'web/worker/service-worker.ts': 'nothing: it looks into a cache',
};

/** `match` and `search` make one of a string, too. Ours are literals or constants. */
const BUILDING = /\bRegExp\(|\.(?:match|search)\((?![/A-Z])/;

test('regular expressions are built only where it is known from what', () => {
  const sources = globSync(
    ['packages/*/src/**/*.ts', 'server/src/**/*.ts', 'web/{src,worker}/**/*.{ts,tsx}'],
    {
      cwd: root,
    },
  );
  const building = sources
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .filter((file) => BUILDING.test(readFileSync(join(root, file), 'utf8')));
  expect(building.sort()).toEqual(Object.keys(KNOWN).sort());
});
