import { describe, expect, test, vi } from 'vitest';
import { changeFile } from './change-file.ts';
import { openFile, sourceRanges } from './open-file.ts';
import { convertFile, openBytes } from './testing/tags-for-codes.ts';

const convert = async (name: string, content: string) => (await convertFile(name, content)).content;

const rulesOf = async (name: string, content: string) => {
  const { problems } = await openBytes(name, content);
  return problems.map(
    ({ severity, code, line, column }) => `${severity} ${code} ${line}:${column}`,
  );
};

const valuesOf = async (name: string, content: string) => {
  const { texts } = await openBytes(name, content);
  return texts.map(({ path, value }) => `${path.join('.')}=${value}`);
};

describe('properties', () => {
  test.each([
    ['a continued line', 'k = a\\\r\n   b §cX\r\n', 'k = a\\\r\n   b <red>X\r\n'],
    ['an escaped sign', 'k=\\u00a7cX \\u00e9', 'k=<red>X \\u00e9'],
    ['comments', '! x &c\n# &c\nk=&cX\n', '! x &c\n# &c\nk=<red>X\n'],
    ['what other writers escape', 'k=\\#\\!\\=\\: &cX', 'k=\\#\\!\\=\\: <red>X'],
    ['blanks at the end', 'k=&cX  \nl=1', 'k=<red>X  \nl=1'],
    ['a doubled apostrophe', "k=it''s &c{0}", "k=it''s <red>{0}"],
    ['other separators', 'k:&cX\nl &cX\n  m = &cX', 'k:<red>X\nl <red>X\n  m = <red>X'],
  ])('%s', async (_name, before, after) => {
    expect(await convert('m.properties', before)).toBe(after);
  });

  test('values are those of Java', async () => {
    expect(await valuesOf('m.properties', 'a\nb:=x\nc = \\ y\\tz\\q\nd.e=1\nf=a\\')).toEqual([
      'a=',
      'b==x',
      'c= y\tzq',
      'd.e=1',
      'f=a',
    ]);
  });

  test('a first blank is escaped', async () => {
    const file = await openBytes('m.properties', 'k=x\n');
    const edits = [{ from: 0, to: 0, insert: ' ' }];
    expect(changeFile(file, [{ text: 0, edits }]).content).toBe('k=\\ x\n');
  });

  test('keys without a value get one, and the file is read again once', async () => {
    const file = await openBytes('m.properties', 'k\nl=\nm\\\n  n\n');
    const read = vi.fn(file.spelling.read);
    const changes = file.texts.map((_, text) => ({
      text,
      edits: [{ from: 0, to: 0, insert: 'x' }],
    }));
    const changed = changeFile({ ...file, spelling: { ...file.spelling, read } }, changes);
    expect(changed.content).toBe('k=x\nl=x\nm\\\n  n=x\n');
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('duplicate keys and broken escapes are told', async () => {
    expect(await rulesOf('m.properties', 'a=1\nb=\\u12\na=2')).toEqual([
      'error props/bad-unicode 2:3',
      'warning props/duplicate-key 3:1',
    ]);
  });
});

describe('JSON', () => {
  test.each([
    ['tabs and no final line break', '{\n\t"a": "&cX"}', '{\n\t"a": "<red>X"}'],
    ['duplicate keys', '{"a":"&cX","a":"&bY"}', '{"a":"<red>X","a":"<aqua>Y"}'],
    ['escapes', '["\\/ \\u00e9 &cX \\"q\\""]', '["\\/ \\u00e9 <red>X \\"q\\""]'],
    ['comments', '// &c\n{"a": "&cX", /* &c */}', '// &c\n{"a": "<red>X", /* &c */}'],
    ['keys', '{"&c": {"&c": ["&cX"]}}', '{"&c": {"&c": ["<red>X"]}}'],
  ])('%s', async (_name, before, after) => {
    expect(await convert('en.json', before)).toBe(after);
  });

  test('problems', async () => {
    expect(await rulesOf('a.json', '{"a": 1, "a": 2}')).toEqual([
      'warning json/duplicate-key 1:10',
    ]);
    expect(await rulesOf('a.json', '{"a" 1}')).toEqual(['error json/syntax 1:6']);
    expect(await rulesOf('a.json', '{"a": @b@\n}')).toEqual(['error json/syntax 1:7']);
    expect(await rulesOf('a.json', '{"a": "\\q"}')).toEqual(['error json/syntax 1:7']);
  });
});

describe('TOML', () => {
  test.each([
    ['literal strings', "motd = '&cHi'", "motd = '<red>Hi'"],
    ['basic strings', 'motd = "\\u00e9 &cHi" # &c', 'motd = "\\u00e9 <red>Hi" # &c'],
    ['several lines', 'motd = """\n&cHi\\\n   there\n"""', 'motd = """\n<red>Hi\\\n   there\n"""'],
    ['several literal lines', "motd = '''\r\n&cIt's\r\n'''", "motd = '''\r\n<red>It's\r\n'''"],
    [
      'tables and arrays',
      '[a.b]\nc = ["&cX"]\n[[d]]\ne = {f = "&bX"}',
      '[a.b]\nc = ["<red>X"]\n[[d]]\ne = {f = "<aqua>X"}',
    ],
  ])('%s', async (_name, before, after) => {
    expect(await convert('velocity.toml', before)).toBe(after);
  });

  test('a literal string that gets an apostrophe becomes a basic one', async () => {
    const { content } = await convertFile('a.toml', 'a = \'"x\\y"\'', () => [
      { from: 0, to: 0, insert: "it's " },
    ]);
    expect(content).toBe('a = "it\'s \\"x\\\\y\\""');
  });

  test('paths', async () => {
    expect(await valuesOf('a.toml', 'x = "1"\n[a.b]\n"c d".e = ["&cX"]\n[[f]]\ng = \'h\'')).toEqual(
      ['x=1', 'a.b.c d.e.0=&cX', 'f.0.g=h'],
    );
  });

  test('a mistake is told with its place', async () => {
    expect(await rulesOf('a.toml', 'a = "x"\nb = "\\q"')).toEqual(['error toml/syntax 2:7']);
    expect(await rulesOf('a.toml', 'a = "x"\na = "y"')).toEqual(['error toml/syntax 2:1']);
  });
});

describe('HOCON', () => {
  test.each([
    ['slashes inside a string', 'a = "http://x &cX" // &c', 'a = "http://x <red>X" // &c'],
    ['JSON-like strings', 'key: "&a\\"X\\""', 'key: "<green>\\"X\\""'],
    ['three quotes', 'a = """&cit\'s "x\n&by""""', 'a = """<red>it\'s "x\n<aqua>y""""'],
    ['a substitution before a string', `a = $\{x}"&cX"`, `a = $\{x}"<red>X"`],
    [
      'objects without a separator',
      'a { b: [ "&cX", "&bY" ] }',
      'a { b: [ "<red>X", "<aqua>Y" ] }',
    ],
    ['a comment', '# "&c"\na = "&cX"', '# "&c"\na = "<red>X"'],
    ['quoted keys', '"&c" = "&cX", "&b" { c = "&cY" }', '"&c" = "<red>X", "&b" { c = "<red>Y" }'],
  ])('%s', async (_name, before, after) => {
    expect(await convert('main.conf', before)).toBe(after);
  });

  test('paths, and values without quotes', async () => {
    const content = [
      'motd.icon = <red>Hi there # comment',
      'motds = [ { line1 = "a", n = 1 }',
      '  { line1 = b } ]',
      'x += "y"',
      `on = true, "k.e" = $\{?HOME}/x`,
      'deep {',
      '  a',
      '    = "z"',
      '}',
    ].join('\n');
    expect(await valuesOf('main.conf', content)).toEqual([
      'motd.icon=<red>Hi there',
      'motds.0.line1=a',
      'motds.1.line1=b',
      'x=y',
      'deep.a=z',
    ]);
  });

  test('characters that must be quoted, and quotes that are never closed', async () => {
    expect(await rulesOf('main.conf', 'a = &cHi\nb = "x\nc = "y"')).toEqual([
      'error hocon/syntax 1:5',
      'error hocon/syntax 2:5',
    ]);
    expect(await rulesOf('main.conf', 'a { b = 1 ]\n}')).toEqual(['error hocon/syntax 1:11']);
  });

  test('a value without quotes is not changed', async () => {
    const { content, dropped } = await convertFile('a.conf', 'a = <red>Hi', () => [
      { from: 0, to: 0, insert: 'x' },
    ]);
    expect(content).toBe('a = <red>Hi');
    expect(dropped).toEqual([{ text: 0, reason: 'not-writable' }]);
  });
});

describe('files of lines', () => {
  test('each line of a text file is a text', async () => {
    const before = '#rules\r\n&cOne\r\n\r\n&bTwo';
    expect(await valuesOf('rules.txt', before)).toEqual(['2=&cOne', '4=&bTwo']);
    expect(await convert('rules.txt', before)).toBe('#rules\r\n<red>One\r\n\r\n<aqua>Two');
  });

  test('language files of Skript are read, and never changed', async () => {
    const before = 'a:\n\tb: Use ##1 &cX # comment\n\tc:\n\t\td: "#x"\n###\ne: no\n###\nf: %#s% y';
    expect(await valuesOf('en.lang', before)).toEqual(['a.b=Use #1 &cX', 'a.c.d="#x"', 'f=%#s% y']);
    const { content, dropped } = await convertFile('en.lang', before);
    expect(content).toBe(before);
    expect(dropped).toEqual([{ text: 0, reason: 'read-only' }]);
  });

  test('language files of the old game', async () => {
    expect(await valuesOf('en_us.lang', 'item.apple.name=Apple\ngui.done=§aDone: %s')).toEqual([
      'item.apple.name=Apple',
      'gui.done=§aDone: %s',
    ]);
  });
});

test('a range of a value has its place in the file', async () => {
  const file = await openBytes('a.yml', 'key: "\\u00bb &cX"');
  const text = file.texts[0];
  if (text === undefined) throw new Error('no text');
  const range = sourceRanges(file, text)({ from: 2, to: 4 });
  expect(range && file.content.slice(range.from, range.to)).toBe('&c');
  expect(sourceRanges(file, text)({ from: 5, to: 5 })).toEqual({ from: 16, to: 16 });
});

test('changes that cannot be meant are dropped', async () => {
  const file = await openBytes('a.yml', 'a: x');
  const wrong = [
    { text: 1, edits: [] },
    { text: 0, edits: [{ from: 0, to: 2, insert: '' }] },
    { text: 0, edits: [{ from: 1, to: 0, insert: '' }] },
  ];
  const { content, bytes, dropped } = changeFile(file, wrong);
  expect(content).toBe('a: x');
  expect(bytes).toBe(file.bytes);
  expect(dropped.map(({ reason }) => reason)).toEqual(Array(3).fill('no-such-text'));
});

describe('files that are of another kind than their names say', () => {
  test('settings of a system in sections, which are no HOCON, hold no texts', async () => {
    const bytes = new TextEncoder().encode('# swap\n\n[zram0]\nzram-size = ram / 2\n');
    expect(await openFile('zram.conf', bytes)).toEqual({
      ok: false,
      error: { code: 'file/unknown-format' },
    });
    expect(await valuesOf('a.conf', 'a = "x"\nb: [ "y" ]\n')).toEqual(['a=x', 'b.0=y']);
    expect(await valuesOf('a.conf', '["x"]\n')).toEqual(['0=x']);
  });

  test('YAML in a file named .json is read as YAML', async () => {
    expect(await rulesOf('koth.json', 'koth: |-\n  {\n    "name": "a"\n  }\n')).toEqual([]);
    expect(await convert('koth.json', "# c\nname: '&cX'\n")).toBe("# c\nname: '<red>X'\n");
    expect(await rulesOf('a.json', '// c\n{"a": }')).toEqual(['error json/syntax 2:7']);
  });
});
