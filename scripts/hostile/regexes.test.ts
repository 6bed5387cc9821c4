// A regular expression that is built from what strangers write could take exponential time.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Files that build regular expressions: the names in each of them, and what these are. */
const KNOWN: Readonly<Record<string, readonly [names: readonly string[], from: string]>> = {
  'packages/config-text/src/conversion/layers.ts': [['ARGUMENT'], 'a constant'],
  'packages/config-text/src/conversion/links.ts': [['WITH_PROTOCOL BARE'], 'constants'],
  'packages/config-text/src/ignores/find-ignored.ts': [
    ['sign'],
    'the comment signs of the formats',
  ],
  'packages/config-text/src/mine-down/mine-down-edits.ts': [['HEX HEX'], 'constants'],
  'packages/config-text/src/plan/folder-joins.ts': [
    ['pattern', 'pattern', 'sources.join'],
    'placeholders word for word, without repetition',
  ],
  'packages/editor-text/src/problems.ts': [['HOLE HOLE'], 'a constant'],
  'packages/minecraft-profile/src/bare-text.ts': [['UNSEEN.source'], 'constants'],
  'packages/minecraft-text/src/gradient/recover-gradient.ts': [['COLOR COLOR'], 'constants'],
  'packages/minecraft-text/src/legacy-tokens/token-pattern.ts': [
    ['alternatives.length'],
    'the notations of a profile of ours',
  ],
  'packages/minecraft-text/src/legacy/pattern.ts': [['alternatives.join'], 'constants'],
  'packages/minecraft-text/src/legacy/read-legacy.ts': [['lead'], 'one of two characters'],
  'packages/minecraft-text/src/mini-message/map-text.ts': [
    ["search search.flags.replace(/[gy]/g, '')"],
    'one that the program gives',
  ],
  'packages/minecraft-text/src/protected-parts.ts': [[''], 'constants'],
  'packages/text-workshop/src/wrapping/begins-with-code.ts': [
    ['String.raw CODE', 'CODE'],
    'a constant',
  ],
  'packages/text-workshop/src/wrapping/commands.ts': [
    [
      'String.raw NAMES',
      'String.raw TARGET PLACE NAMES',
      'String.raw TARGET TARGET',
      'String.raw PLACE PLACE PLACE PLACE TARGET PLACE TARGET',
      'String.raw PLACE TARGET',
      'String.raw TARGET',
      'String.raw PLACE TARGET',
    ],
    'constants',
  ],
  'server/src/pages/plain-status.ts': [['plainResultId', 'name'], 'ids and names of our own page'],
  'web/src/tool/use-opened-files.ts': [['path'], 'nothing: it looks into a cache'],
  'web/src/words/language.ts': [['languageCookie'], 'the name of our cookie'],
  'web/worker/service-worker.ts': [['options.request'], 'nothing: it looks into a cache'],
};

/** `match` and `search` make one of a string, too. Ours are literals or constants. */
const BUILDING = /(?:\bRegExp\(|\.(?:match|search)\((?![/A-Z]))([\s\S]*?)\)(?:[;. ]|$)/gm;
/** What it is built from: what it begins with, or what is put into its text. */
const NAMES = /^\s*\[?\s*[\w.]+|(?<=\$\{)[^}]+/g;

test('regular expressions are built only where it is known from what', () => {
  const sources = globSync(
    ['packages/*/src/**/*.ts', 'server/src/**/*.ts', 'web/{src,worker}/**/*.{ts,tsx}'],
    {
      cwd: root,
    },
  );
  const building = sources
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .map((file) => [file, builtIn(readFileSync(join(root, file), 'utf8'))] as const)
    .filter(([, built]) => built.length > 0);
  const known = Object.entries(KNOWN).map(([file, [names]]) => [file, names]);
  expect(Object.fromEntries(building)).toEqual(Object.fromEntries(known));
});

function builtIn(code: string): readonly string[] {
  return [...code.matchAll(BUILDING)].map(([, from = '']) =>
    (from.match(NAMES) ?? []).map((name) => name.trim()).join(' '),
  );
}
