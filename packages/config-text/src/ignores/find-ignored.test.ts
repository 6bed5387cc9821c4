import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { openBytes } from '../file/testing/tags-for-codes.ts';
import { findIgnored } from './find-ignored.ts';

async function ignoredLines(name: string, content: string, rule = 'text/a') {
  const isIgnored = findIgnored(await openBytes(name, content));
  const count = content.split(/\r\n?|\n/).length;
  return Array.from({ length: count }, (_, at) => at + 1).filter((line) => isIgnored(rule, line));
}

describe('fucina-ignore-next-line', () => {
  test.each([
    ['YAML', 'a.yml', '# fucina-ignore-next-line\na: x\nb: y\n'],
    ['YAML, indented, with CR LF', 'a.yml', '\t#fucina-ignore-next-line\r\na: x\r\nb: y\r\n'],
    ['properties', 'a.properties', '# fucina-ignore-next-line\na=x\nb=y\n'],
    ['properties, the other sign', 'a.properties', '! fucina-ignore-next-line\na=x\nb=y\n'],
    ['TOML', 'a.toml', '# fucina-ignore-next-line\na = "x"\nb = "y"\n'],
    ['HOCON', 'a.conf', '# fucina-ignore-next-line\na = "x"\nb = "y"\n'],
    ['HOCON, the other sign', 'a.conf', '// fucina-ignore-next-line\na = "x"\nb = "y"\n'],
    ['JSON', 'a.json', '// fucina-ignore-next-line\n{"a": "x",\n"b": "y"}\n'],
    ['JSON, closed', 'a.json', '/* fucina-ignore-next-line */\n{"a": "x",\n"b": "y"}\n'],
    ['languages', 'a.lang', '# fucina-ignore-next-line\na: x\nb: y\n'],
  ])('%s', async (_, name, content) => {
    expect(await ignoredLines(name, content)).toEqual([2]);
  });

  test('names limit it to these rules', async () => {
    const content = '# fucina-ignore-next-line text/a, yaml/b -- they are wanted\na: x\n';
    expect(await ignoredLines('a.yml', content, 'text/a')).toEqual([2]);
    expect(await ignoredLines('a.yml', content, 'yaml/b')).toEqual([2]);
    expect(await ignoredLines('a.yml', content, 'text/c')).toEqual([]);
    expect(await ignoredLines('a.yml', content, 'text/a, yaml/b')).toEqual([]);
  });

  test('all with only a reason', async () => {
    expect(await ignoredLines('a.yml', '# fucina-ignore-next-line -- old\na: x\n')).toEqual([2]);
  });

  test('several are about the same line', async () => {
    const content = '# fucina-ignore-next-line text/b\n# fucina-ignore-next-line text/a\na: x\n';
    expect(await ignoredLines('a.yml', content, 'text/a')).toEqual([3]);
    expect(await ignoredLines('a.yml', content, 'text/b')).toEqual([3]);
  });

  test('a text of several lines is one thing', async () => {
    const content = 'z: 1\n# fucina-ignore-next-line\na: |\n  one\n  two\nb: x\n';
    expect(await ignoredLines('a.yml', content)).toEqual([3, 4, 5]);
  });
});

test('fucina-ignore-file is about all lines, wherever it stands', async () => {
  expect(await ignoredLines('a.yml', 'a: x\n# fucina-ignore-file\nb: y')).toEqual([1, 2, 3]);
  expect(await ignoredLines('a.yml', 'a: x\n# fucina-ignore-file text/b\n')).toEqual([]);
});

test.each([
  ['inside a block', 'a.yml', 'a: |\n  # fucina-ignore-next-line\n  one\nb: y\n'],
  ['inside a string', 'a.toml', 'a = """\n# fucina-ignore-next-line\none"""\nb = "y"\n'],
  ['behind a value', 'a.yml', 'a: x # fucina-ignore-next-line\nb: y\n'],
  ['with another sign', 'a.yml', '// fucina-ignore-next-line\n'],
  ['with another word', 'a.yml', '# fucina-ignore-next-lines\na: x\n'],
  ['in a format without comments', 'a.txt', '# fucina-ignore-next-line\nx\n'],
])('%s it is no comment', async (_, name, content) => {
  expect(await ignoredLines(name, content)).toEqual([]);
});

const parts = fc.constantFrom(
  '# fucina-ignore-next-line\n',
  '# fucina-ignore-next-line text/a, text/b\n',
  "a: 'x\n  # fucina-ignore-next-line\n  y'\n",
  'b: |\n  # fucina-ignore-next-line\n  z\n\n',
  '- x\n',
  'c: y\n',
  '\n',
  ' ',
);

propertyTest.prop([fc.array(parts, { maxLength: 12 })])(
  'only what follows a comment is ignored',
  async (made) => {
    const content = made.join('');
    const lines = await ignoredLines('a.yml', content);
    if (!/^ *# fucina-ignore-next-line/m.test(content)) expect(lines).toEqual([]);
    // Without all names of a rule, nothing more is ignored than with all rules.
    const named = await ignoredLines('a.yml', content, 'text/c');
    expect(lines).toEqual(expect.arrayContaining(named));
  },
);
