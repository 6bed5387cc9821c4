import { describe, expect, test } from 'vitest';
import { changeFile } from './change-file.ts';
import { openFile } from './open-file.ts';
import { convertFile, openBytes } from './testing/tags-for-codes.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

function utf16(text: string, isLittle: boolean): Uint8Array {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return Uint8Array.from(
    [0xfeff, ...units].flatMap((unit) =>
      isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255],
    ),
  );
}

describe('bytes outside of the changes stay', () => {
  test('byte order mark, CR LF and a comment', async () => {
    const { bytes, file } = await convertFile('a.yml', utf8("\ufeffa: '&cX'\r\n# end"));
    expect(bytes).toEqual(utf8("\ufeffa: '<red>X'\r\n# end"));
    expect(file).toMatchObject({ encoding: 'utf-8', hasMark: true, lineEnds: { style: 'crlf' } });
  });

  test('mixed line ends, with a note at the first odd one', async () => {
    const { content, file } = await convertFile('a.yml', "a: '&cX'\nb: 1\r\nc: 2\n");
    expect(content).toBe("a: '<red>X'\nb: 1\r\nc: 2\n");
    expect(file.problems).toMatchObject([
      { code: 'file/mixed-line-ends', severity: 'note', line: 2, column: 5 },
    ]);
  });

  test.each([true, false])('UTF-16, little end first: %s', async (isLittle) => {
    const { bytes, file } = await convertFile('a.yml', utf16("a: '&cX é 🎉'\n", isLittle));
    expect(file.encoding).toBe(isLittle ? 'utf-16le' : 'utf-16be');
    expect(file.problems).toMatchObject([{ code: 'file/encoding', detail: 'UTF-16' }]);
    expect(bytes).toEqual(utf16("a: '<red>X é 🎉'\n", isLittle));
  });

  test('bytes that are no UTF-8 are shown as windows-1252', async () => {
    const { bytes, file } = await convertFile(
      'a.yml',
      latin1("a: 'caf\xe9 \x93x\x94'\nb: '&cX'\n"),
    );
    expect(file.texts[0]?.value).toBe('café “x”');
    expect(file.encoding).toBe('windows-1252');
    expect(file.problems).toMatchObject([{ code: 'file/encoding', detail: 'windows-1252' }]);
    expect(bytes).toEqual(latin1("a: 'caf\xe9 \x93x\x94'\nb: '<red>X'\n"));
  });

  test('also where only a comment holds them', async () => {
    const { bytes } = await convertFile('a.yml', latin1("# \xff\xfe\x81\na: '&cX'\n"));
    expect(bytes).toEqual(latin1("# \xff\xfe\x81\na: '<red>X'\n"));
  });

  test('all 256 bytes but NUL survive', async () => {
    const all = Array.from({ length: 255 }, (_, index) => index + 1);
    const content = Uint8Array.from([...all, ...latin1('x'.repeat(5000)), ...latin1('\na: 1')]);
    const file = await openBytes('a.txt', content);
    const text = file.texts.findIndex(({ value }) => value === 'a: 1');
    const { bytes } = changeFile(file, [{ text, edits: [{ from: 0, to: 1, insert: 'b' }] }]);
    expect(bytes).toEqual(
      Uint8Array.from([...all, ...latin1('x'.repeat(5000)), ...latin1('\nb: 1')]),
    );
  });

  test('a character that the encoding lacks becomes an escape, or the change is dropped', async () => {
    const heart = (value: string) =>
      value === 'X' ? [{ from: 1, to: 1, insert: '\u2665🎉' }] : [];
    const change = (name: string, content: string) => convertFile(name, latin1(content), heart);
    const yaml = await change('a.yml', '# \xe9\na: \'X\'\nb: "X"\n');
    expect(yaml.content).toBe('# \xe9\na: "X\\u2665\\U0001f389"\nb: "X\\u2665\\U0001f389"\n');
    const lines = await change('a.txt', '\xe9\nX\n');
    expect(lines.content).toBe('\xe9\nX\n');
    expect(lines.dropped).toEqual([{ text: 1, reason: 'not-writable' }]);
    expect((await change('a.json', '["\xe9", "X"]')).content).toBe(
      '["\xe9", "X\\u2665\\ud83c\\udf89"]',
    );
    expect((await change('a.properties', '# \xe9\na=X')).content).toBe(
      '# \xe9\na=X\\u2665\\uD83C\\uDF89',
    );
    expect((await change('a.toml', "# \xe9\na='X'")).content).toBe(
      '# \xe9\na="X\\u2665\\U0001f389"',
    );
  });
});

describe('files that are not opened', () => {
  test.each([
    [
      'a picture',
      'a.yml',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13),
      'file/binary',
    ],
    ['a NUL', 'a.yml', utf8('a: \0'), 'file/binary'],
    ['control characters', 'a.txt', utf8('\u0001\u0002abc'), 'file/binary'],
    ['another format', 'a.jar', utf8('a'), 'file/unknown-format'],
    ['a name without an extension', 'yml', utf8('a'), 'file/unknown-format'],
    ['too many bytes', 'a.yml', new Uint8Array(20 * 1024 * 1024 + 1), 'file/too-big'],
  ])('%s', async (_name, name, bytes, code) => {
    expect(await openFile(name, bytes)).toEqual({ ok: false, error: { code } });
  });

  test('an empty file has no texts', async () => {
    for (const name of ['a.yml', 'a.json', 'a.toml', 'a.properties', 'a.conf', 'a.lang', 'a.txt']) {
      const file = await openBytes(name, '');
      expect(file).toMatchObject({ texts: [], problems: [], lineEnds: { style: 'none' } });
    }
  });
});
