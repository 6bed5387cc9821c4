import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { generatedFiles } from '../../file/testing/generated-files.ts';
import { readAnyYaml } from './read-yaml.ts';
import { scanYaml } from './scan-yaml.ts';

/** Pieces of lines, most of which make a file unusual. */
const pieces = [
  'a: ·k: ·c:·\'k\': ·"k": ·l:\n  - ·m:\n- ·n:\n  o: ·- ·- - ·- z: ·---\n',
  "'q'·\"d\"·'·\"·''·\\·\\n·s: 'a\n  b'·s: \"a\n\n   b \\\n   c\"\n",
  '|·>·|-·>+·|+\n    x\n\n·n: |\n  t\n   u\n\n·p: >\n   t\n  # c\n',
  '\n·\n ·\n  ·\n    ·\n      ·\n\n·\r\n·\r\n  · ·  ·\n    \n·\u00a0',
  '#· # x· #ff8800·[]·{}·[·...·:·-·?·? ·,·=·@·%p%·\ufeff',
  'x·y z·true·no·1·010·~·<<·._·&c·*a·!x·é·🎉',
].flatMap((group) => group.split('·'));
const anyLines = fc
  .array(fc.constantFrom(...pieces), { maxLength: 14 })
  .map((parts) =>
    parts.map((part, index) => part.replace(/^\w(?=:)/, (key) => key + index)).join(''),
  );

/** Maps and lists in each other, with scalars that go on for lines, which are read without the library. */
const values = [
  'x',
  'it is # a comment',
  "'it''s'",
  '"a\\tb"  # c',
  'true',
  '12',
  '',
  '[]',
  '{}   # none',
  '|\n        a\n         b\n\n',
  '>-\n        a\n        b',
  "'a\n        b'",
  '"a\n\n        b \\\n        c"',
];
const { entries } = fc.letrec<{ entries: readonly string[] }>((tie) => ({
  entries: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(...values).map((value) => [` ${value}`]),
    fc
      .array(tie('entries'), { minLength: 1, maxLength: 4 })
      .map((inner) => [
        '',
        ...inner.flatMap(([first = '', ...rest], index) => [
          `  k${index}:${first}`,
          ...rest.map((line) => `  ${line}`),
        ]),
      ]),
    fc
      .array(tie('entries'), { minLength: 1, maxLength: 4 })
      .map((inner) => [
        '',
        ...inner.flatMap(([first = '', ...rest]) => [
          `  -${first}`,
          ...rest.map((line) => `  ${line}`),
        ]),
      ]),
  ),
}));
const simpleFiles = fc
  .tuple(fc.array(entries, { minLength: 1, maxLength: 4 }), fc.constantFrom('\n', '\r\n'))
  .map(([all, lineEnd]) => {
    const lines = all.flatMap(([first = '', ...rest], index) => [
      `key${index}:${first}`,
      ...rest,
      '# c',
    ]);
    return lines.join('\n').replaceAll('\n', lineEnd);
  });

function differencesIn(text: string) {
  const simple = scanYaml(text);
  if (simple !== undefined) expect({ ...simple, problems: [] }).toEqual(readAnyYaml(text));
  return simple;
}

describe('the scanner in front of the library', () => {
  test.prop([fc.oneof(anyLines, generatedFiles['a.yml'])], { numRuns: 2000 })(
    'reads a file as the library does, or leaves it to it',
    (text) => {
      differencesIn(text);
    },
  );

  test.prop([simpleFiles])('reads nested maps and lists by itself', (text) => {
    expect(differencesIn(text)).toBeDefined();
  });

  test.each([
    'a: [b, c]\n',
    'a: {b: c}\n',
    'a: b\n  c\n',
    'a:\n  b\n',
    'a:\tb\n',
    'a: \u0007\n',
    'a: b\ra: c\n',
    'a: b\na: c\n',
    'yes: b\n',
    'a: Top #1\n',
    'a: #ff8800\n',
    'a: &cHi\n',
    'a: *b\n',
    'a: !!str b\n',
    '? a\n: b\n',
    '<<: a\n',
    'a: "\\q"\n',
    "a: 'b\nc'\n",
    "a: 'b'# c\n",
    "a: 'b' c\n",
    "a: 'b\n",
    'a: |2\n  b\n',
    'a: |\nb: c\n',
    'a: b: c\n',
    'a: - b\n',
    'a : b\n',
    '- a\nb: c\n',
    ' a: b\nc: d\n',
    'a: b\n---\nc: d\n',
    'a: b\n...\n',
    '%YAML 1.1\n---\na: b\n',
    'a\n',
    '',
    `${'k'.repeat(1100)}: a\n`,
    `${'- '.repeat(120)}a\n`,
  ])('leaves %j to the library', (text) => {
    expect(scanYaml(text)).toBeUndefined();
  });
});
