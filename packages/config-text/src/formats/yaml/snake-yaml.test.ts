// The same files read by SnakeYAML, which the game reads its files with. It needs a JDK and Debian’s
// `libyaml-snake-java`. `FUZZ_RUNS` sets how many files, `FUZZ_SEED` repeats a run, `FUZZ_FOLDER` adds real files.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { changeFile } from '../../file/change-file.ts';
import { decodeFile } from '../../file/encoding.ts';
import { generatedFiles } from '../../file/testing/generated-files.ts';
import { openBytes, tagsForCodes } from '../../file/testing/tags-for-codes.ts';
import { readAnyYaml, readYaml } from './read-yaml.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 1000);
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const FOLDER = process.env.FUZZ_FOLDER;
const TIMEOUT = 120_000 + RUNS * 5;

const JAR = '/usr/share/java/snakeyaml.jar';
const isInstalled = existsSync(JAR) && hasCompiler();
if (!isInstalled) console.log('skipped: SnakeYAML (no JDK, or no libyaml-snake-java)');

/** Words that are numbers, times and booleans, or almost. */
const almostTyped = fc
  .oneof(
    fc.string({ unit: fc.constantFrom(...'0189abxoe_:.+-TZ'), minLength: 1, maxLength: 8 }),
    fc.constantFrom(
      'yes',
      'No',
      'ON',
      'oFF',
      'true',
      'y',
      'n',
      '~',
      'null',
      'Null',
      'nULL',
      '=',
      '.inf',
    ),
    fc.constantFrom(
      '-.Inf',
      '.NaN',
      '2001-01-01',
      '2001-1-1',
      '2001-12-14t21:59:43.10-05:00',
      '1:60',
    ),
  )
  .map((word) => `k: ${word}\n`);

const refusedOrNot = fc
  .array(
    fc.constantFrom(
      'k',
      ': ',
      'x',
      "'",
      '"',
      ' ',
      '#',
      '- ',
      '\n',
      '\n  ',
      '&c ',
      '*a',
      '[',
      ']',
      '{',
      '}',
      ', ',
    ),
    { maxLength: 10 },
  )
  .map((parts) => `a: ${parts.join('')}\n`);

/** Lists and maps between brackets, which YAML 1.2 reads more generously. */
const inBrackets = fc
  .tuple(
    fc.constantFrom('{}', '[]'),
    fc.array(fc.constantFrom('x', 'x?', "'q'", '{}', '[]', ': ', ', ', ' ', '\n  ', '#c'), {
      maxLength: 7,
    }),
  )
  .map(([brackets, parts]) => `a: ${brackets[0]}${parts.join('')}${brackets[1]}\n`);

/** What a map takes over from others. */
const merges = fc
  .tuple(
    fc.constantFrom('x', "'q'", '{k: v}', '[{k: v}]', '[x]', '1', ''),
    fc.array(fc.constantFrom('*a', '[*a]', '[*a, *a]', '[[*a]]', '{k: v}', 'x', "'q'", '~', ''), {
      maxLength: 2,
    }),
    fc.constantFrom('<<', "'<<'", '!!str <<', 'k'),
  )
  .map(([anchored, merged, key]) => {
    const entries = merged.map((value, index) => `m${index}:\n  ${key}: ${value}\n  k: v\n`);
    return `a: &a ${anchored}\n${entries.join('')}`;
  });

describe.skipIf(!isInstalled && !process.env.CI)(
  `SnakeYAML (seed ${SEED})`,
  { timeout: TIMEOUT },
  () => {
    test('reads the same strings in generated files', () => {
      const files = sample(generatedFiles['a.yml'], RUNS);
      expect(differencesIn(files)).toEqual([]);
    });

    test('takes the same plain scalars for strings', () => {
      expect(differencesIn(sample(almostTyped, RUNS))).toEqual([]);
    });

    test('refuses only files that we find something wrong with', () => {
      expect(differencesIn(sample(refusedOrNot, RUNS))).toEqual([]);
      expect(differencesIn(sample(inBrackets, RUNS))).toEqual([]);
      expect(differencesIn(sample(merges, RUNS))).toEqual([]);
    });

    test.skipIf(FOLDER === undefined)('reads the same strings in real files', () => {
      const paths = globSync('**/*.{yml,yaml}', { cwd: FOLDER });
      const files = paths.map((path) => decodeFile(readFileSync(join(FOLDER ?? '', path)))?.text);
      expect(differencesIn(files.filter((text) => text !== undefined))).toEqual([]);
    });

    test('reads what was meant in changed files', async () => {
      const changed = await Promise.all(
        sample(generatedFiles['a.yml'], RUNS).map(async (text) => {
          const file = await openBytes('a.yml', text);
          const changes = file.texts.map(({ value }, index) => ({
            text: index,
            edits: tagsForCodes(value),
          }));
          return changeFile(file, changes).content;
        }),
      );
      expect(differencesIn(changed)).toEqual([]);
    });
  },
);

function sample(files: fc.Arbitrary<string>, count: number): string[] {
  return fc.sample(files, { numRuns: count, seed: SEED });
}

/** Files that SnakeYAML reads otherwise than we do with the scanner or without it, with all answers. */
function differencesIn(files: readonly string[]) {
  const answers = judge(files);
  return files.flatMap((text, index) => {
    const theirs = answers[index];
    return [readYaml(text), readAnyYaml(text)].flatMap(({ scalars, problems }) => {
      const ours = scalars.map(({ path, value }) => `${path.join('.')} ${value}`);
      const isSame =
        typeof theirs === 'string'
          ? problems.some(({ severity }) => severity === 'error')
          : JSON.stringify(theirs) === JSON.stringify(ours);
      return isSame ? [] : [{ text, theirs, ours }];
    });
  });
}

/** The strings of each file, or why it is refused. */
function judge(files: readonly string[]): (readonly string[] | string)[] {
  const program = join(import.meta.dirname, 'SnakeYamlJudge.java');
  const run = spawnSync('java', ['-cp', JAR, program], {
    input: files.map((text) => `${Buffer.from(text).toString('base64')}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return run.stdout
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [verdict, ...scalars] = line.split(' ');
      if (verdict === 'refused') return decode(scalars[0]);
      return scalars
        .map((scalar) => scalar.split(','))
        .filter(([type]) => type === 'str')
        .map(
          ([, path, value]) => `${decode(path).slice(1).replaceAll('\0', '.')} ${decode(value)}`,
        );
    });
}

function decode(base64 = ''): string {
  return Buffer.from(base64, 'base64').toString();
}

/** A headless runtime cannot start a program from its source. */
function hasCompiler(): boolean {
  const { stdout } = spawnSync('java', ['--list-modules'], { encoding: 'utf8' });
  return /^jdk\.compiler/m.test(stdout ?? '');
}
