// Hostile input for every reader of text. `FUZZ_RUNS` sets how many inputs, `FUZZ_SEED` repeats a run.
import process from 'node:process';
import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { hasLinearCost } from './linear-cost.ts';

export type Readers = Readonly<Record<string, (text: string) => unknown>>;

const RUNS = Number(process.env.FUZZ_RUNS ?? 5000);
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

const TOKENS = [
  ...[
    '<red>',
    '</red>',
    '<b>',
    '</blue>',
    '<gradient:',
    '<#ff8800>',
    '<##ff8800>',
    '<hover:show_text:',
    "'",
    '"',
  ],
  ...[
    '<',
    '>',
    '</',
    '<!',
    ':',
    '\\',
    '\\<',
    '&c',
    '&',
    '§l',
    '§x§1§2§3§4§5§6',
    '&x&1&2',
    '&#ff8800',
    '{#ff8800}',
  ],
  ...[
    '{',
    '}',
    '[',
    ']',
    '{"text":"',
    '"}',
    '{text:',
    ',',
    '"extra":[',
    '[I;',
    '1b',
    '\\u0000',
    '{a:',
    '__proto__',
  ],
  ...[
    '/give @p ',
    'minecraft:stone',
    '[custom_name=',
    '{display:{Name:',
    '- ',
    '%player%',
    '$',
    '%',
  ],
  ...[
    'java ',
    '-Xmx4G ',
    '-jar ',
    '-XX:',
    '--',
    '@',
    '\n',
    '\r\n',
    '`',
    '$',
    '^',
    '|',
    '#',
    ' ',
    '\t',
    '0',
    '-',
  ],
  ...[
    'a.',
    ':25565',
    '::',
    '[::1]',
    'xn--',
    'ü',
    '。',
    '://',
    '$c',
    '$t',
    '$1',
    '🎉',
    '👨‍👩‍👧',
    '\u0301',
    '\u200d',
    '\ud800',
  ],
];

/** Opening and closing parts, where matching the pairs could be expensive, and digits that are no number at last. */
const PAIRS = [
  ['0', '-'],
  ['<red>', '</blue>'],
  ['<b>', '</b>'],
  ['[', ']'],
  ['{a:', '}'],
  ['{"text":"', '"}'],
] as const;

const token = fc.constantFrom(...TOKENS);
const count = fc.nat({ max: 40 });
const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 6, arbitrary: fc.array(token, { maxLength: 24 }).map((tokens) => tokens.join('')) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(token, token, token, count)
      .map(([open, inner, close, times]) => open.repeat(times) + inner + close.repeat(times)),
  },
);

export function testReaders(readers: Readers): void {
  const timeout = 60_000 + RUNS * Object.keys(readers).length * 5;

  test(`${RUNS} hostile texts each give a result and never an exception (seed ${SEED})`, {
    timeout,
  }, () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        for (const [name, read] of Object.entries(readers)) callReader(name, read, text);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  test(`four times the text takes about four times as long (seed ${SEED})`, { timeout }, () => {
    const pairs = fc.sample(fc.tuple(token, token), { numRuns: Math.ceil(RUNS / 500), seed: SEED });
    const patterns = [...TOKENS.map((each) => [each, each] as const), ...PAIRS, ...pairs];
    for (const [name, read] of Object.entries(readers)) {
      for (const [first, second] of patterns) {
        const prepare = (length: number) => {
          const text = textOf(first, second, length);
          return () => read(text);
        };
        expect(hasLinearCost(prepare, LENGTH), `${name} of ${first} and ${second}`).toBe(true);
      }
    }
  });
}

function callReader(name: string, read: (text: string) => unknown, text: string): void {
  try {
    read(text);
  } catch (cause) {
    throw new Error(`${name} of ${JSON.stringify(text)}`, { cause });
  }
}

const LENGTH = 4000;

function textOf(first: string, second: string, length: number): string {
  return first.repeat(length / 2 / first.length) + second.repeat(length / 2 / second.length);
}
