import { describe, expect, test } from 'vitest';
import type { Edit } from '../formats/format.ts';
import { convertFile, openBytes } from './testing/tags-for-codes.ts';

const convert = async (content: string, change?: (value: string) => readonly Edit[]) =>
  (await convertFile('messages.yml', content, change)).content;

const rulesOf = async (content: string) => {
  const { problems } = await openBytes('messages.yml', content);
  return problems.map(
    ({ severity, code, line, column }) => `${severity} ${code} ${line}:${column}`,
  );
};

const textsOf = async (content: string) =>
  (await openBytes('messages.yml', content)).texts.map(({ value }) => value);

describe('only the changed characters change', () => {
  test.each([
    ['no final line break', "a: '&cX'", "a: '<red>X'"],
    ['blanks and a comment', "a:   '&cX'   # c", "a:   '<red>X'   # c"],
    ['a key with a code', "'a key: with &c': '&aX'", "'a key: with &c': '<green>X'"],
    ['escapes in double quotes', 'a: "\\u00bb &cX\\t\\"y\\""', 'a: "\\u00bb <red>X\\t\\"y\\""'],
    ['a doubled apostrophe', "a: 'it''s &cX'", "a: 'it''s <red>X'"],
    ['a plain scalar', 'a: §cX', 'a: <red>X'],
    ['a plain scalar that needs quotes afterwards', 'a: x §r# y', "a: 'x # y'"],
    [
      'a folded text in single quotes',
      "a: '&cOne\n  two''s\n\n  &athree'\nb: 1",
      "a: '<red>One\n  two''s\n\n  <green>three'\nb: 1",
    ],
    [
      'escaped line breaks with a code at the start of a line',
      'a: "one \\\n  &ctwo\\\n  \\ three"\nb: 1',
      'a: "one \\\n  <red>two\\\n  \\ three"\nb: 1',
    ],
    ['an anchor that is used', "b: &x '&cA'\nc: *x", "b: &x '<red>A'\nc: *x"],
    [
      'a merge',
      "x: &base\n  k: '&cA'\ny:\n  <<: *base",
      "x: &base\n  k: '<red>A'\ny:\n  <<: *base",
    ],
    ['a list in brackets', `- [ '&cA', "&bB" ]`, `- [ '<red>A', "<aqua>B" ]`],
    ['a map in braces', "{a: '&cA'}", "{a: '<red>A'}"],
    ['a tag', "a: !!str '&cA'", "a: !!str '<red>A'"],
    [
      'keys of other types',
      "y: '&cA'\nyes: '&cA'\n010: '&cA'",
      "y: '<red>A'\nyes: '<red>A'\n010: '<red>A'",
    ],
    [
      'emoji, combining marks and right-to-left text',
      "a: '👩‍👩‍👧 &ce\u0301 \u202eשלום'",
      "a: '👩‍👩‍👧 <red>e\u0301 \u202eשלום'",
    ],
    [
      'a line that is indented too little',
      "a:\n  b: '&cx\n y'\nc: 1",
      "a:\n  b: '<red>x\n y'\nc: 1",
    ],
    ['a comment without a blank', "a: '&cx'# c\nb: 1", "a: '<red>x'# c\nb: 1"],
    ['JSON inside single quotes', `a: '{"text":"it''s &cX"}'`, `a: '{"text":"it''s <red>X"}'`],
  ])('%s', async (_name, before, after) => {
    expect(await convert(before)).toBe(after);
  });

  test('a plain value in brackets gets quotes when it needs them', async () => {
    const change = (value: string) => [{ from: 0, to: value.length, insert: '<red>a, b' }];
    expect(await convert('a: [x]', change)).toBe("a: ['<red>a, b']");
  });

  test('a blank that a deleted code leaves at a line start stays', async () => {
    const { content, file, dropped } = await convertFile('a.yml', 'a: "one\\\n  &r two"\nb: 1\n');
    expect(dropped).toEqual([]);
    const again = await openBytes('a.yml', content);
    expect(again.texts[0]?.value).toBe('one two');
    expect(file.texts[0]?.value).toBe('one&r two');
    expect(content.endsWith('\nb: 1\n')).toBe(true);
  });
});

describe('block scalars', () => {
  test('a tag before the last line break of a block stays in the block', async () => {
    const close = (value: string) => [
      { from: value.length - 1, to: value.length - 1, insert: '</b>' },
    ];
    expect(await convert('a: |\n  one\n  &lbold\nb: 1\n', close)).toBe(
      'a: |\n  one\n  &lbold</b>\nb: 1\n',
    );
  });

  test.each(['|', '|-', '|+', '|2', '>-', '>', '>+', '|-  # note'])(
    '%s keeps its header',
    async (header) => {
      const before = `a: ${header}\n  &cone\n  two\n\nb: '&ax'\n`;
      expect(await convert(before)).toBe(before.replace('&c', '<red>').replace('&a', '<green>'));
    },
  );

  test('a text added behind the last line break is a line of its own', async () => {
    const add = (value: string) => [{ from: value.length, to: value.length, insert: 'end' }];
    const { content } = await convertFile('a.yml', 'a: |-\n  one\nb: 1\n', add);
    expect(content).toBe('a: |-\n  oneend\nb: 1\n');
  });

  test('a line break inside a literal text gets the indentation', async () => {
    const split = () => [{ from: 3, to: 3, insert: '\n' }];
    expect(await convert('a: |\r\n    onetwo\r\n    x\r\nb: 1\r\n', split)).toBe(
      'a: |\r\n    one\r\n    two\r\n    x\r\nb: 1\r\n',
    );
  });

  test('a folded text whose folds would have to move is left alone', async () => {
    const { content, dropped } = await convertFile('a.yml', 'a: >\n  one\n  &r two\n');
    expect(content).toBe('a: >\n  one\n  &r two\n');
    expect(dropped).toEqual([{ text: 0, reason: 'not-writable' }]);
  });
});

describe('what is a string', () => {
  test('numbers, booleans, times and nothing are none', async () => {
    expect(
      await textsOf('a: yes\nb: 010\nc: 1:30\nd: ~\ne: 2001-01-01\nf: .inf\ng:\nh: n'),
    ).toEqual(['n']);
  });

  test('a text that an alias refers to is there once, and used twice', async () => {
    const { texts } = await openBytes('a.yml', "b: &x '&cA'\nc: *x\nd: '&cA'");
    expect(texts.map(({ used }) => used)).toEqual([2, 1]);
  });

  test('its path, line and column are told', async () => {
    const { texts } = await openBytes('a.yml', "a:\n  - b:\n      c: '&cX'\n");
    expect(texts).toMatchObject([
      { path: ['a', '0', 'b', 'c'], line: 3, column: 10, kind: 'single' },
    ]);
  });

  test.each([
    [60, 1, []],
    [120, 0, ['error yaml/nesting']],
  ])('lists in maps, %i deep', async (depth, strings, problems) => {
    const open = Array.from({ length: depth / 2 }, () => '[{a: ').join('');
    const close = '}]'.repeat(depth / 2);
    const file = await openBytes('a.yml', `${open}'&cX'${close}`);
    expect(file.texts.filter(() => file.problems.length === 0)).toHaveLength(strings);
    expect(file.problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual(problems);
  });
});

describe('a quote that nobody closed', () => {
  test.each([
    ['double', 'a: "x &cuno\nb: "due"\nc: "tre"\n', 'a: "x &cuno"'],
    ['single', "a: 'x &cuno\nb: 'due'\nc: 'tre'\n", "a: 'x &cuno'"],
    ['in a list', 'l:\n  - k: "x\n    b: "due"\n    c: "tre"\n', '  - k: "x"'],
  ])(
    '%s: only its line is told, and closing it there cures the file',
    async (_kind, text, line) => {
      const { problems } = await openBytes('a.yml', text);
      expect(problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
        'error yaml/must-quote',
      ]);
      const fix = problems[0]?.fix;
      const cured = fix && text.slice(0, fix.from) + fix.insert + text.slice(fix.to);
      expect(cured?.split('\n')).toContain(line);
      expect(fix?.insert).toMatch(/^(?:".*"|'.*')$/);
      expect((await openBytes('a.yml', cured ?? '')).problems).toEqual([]);
    },
  );

  test('a list of one is not told, unless its key is that of a text', async () => {
    expect((await openBytes('a.yml', 'worlds: [svip]\n')).problems).toEqual([]);
  });
});

describe('what the game reads otherwise', () => {
  test('what may be right does not hide a mistake below it', async () => {
    expect(await rulesOf("a: {player}\n#\n  : 'b'\n")).toEqual([
      'warning yaml/must-quote 1:4',
      'error yaml/syntax 2:1',
    ]);
  });

  test.each([
    ['a: &cHello', 'error yaml/unquoted-code 2:4'],
    ['a: &c Hello world', 'error yaml/unquoted-code 2:4'],
    ['a: &c Hello: x', 'error yaml/unquoted-code 2:4'],
    ['a: %p% hi', 'error yaml/must-quote 2:4'],
    ['a: @all', 'error yaml/must-quote 2:4'],
    ['a: `x`', 'error yaml/must-quote 2:4'],
    ['a: *x* hi', 'error yaml/must-quote 2:4'],
    ['a: !Hi x', 'error yaml/must-quote 2:4'],
    ['a: !Foo x', 'error yaml/must-quote 2:4'],
    ['a: [VIP] hi', 'error yaml/must-quote 2:4'],
    ['a: {player} hi', 'error yaml/must-quote 2:4'],
    ['title: [VIP]', 'warning yaml/must-quote 2:8'],
    ['a: {player}', 'warning yaml/must-quote 2:4'],
    ['a: > hi', 'error yaml/must-quote 2:4'],
    ['a: | x', 'error yaml/must-quote 2:4'],
    ['a: - x', 'error yaml/must-quote 2:4'],
    ['a: ? x', 'error yaml/must-quote 2:4'],
    ['a: ,x', 'error yaml/must-quote 2:4'],
    ['a: Usage: /x', 'error yaml/must-quote 2:4'],
    ['a: Top #1', 'error yaml/cut-by-comment 2:8'],
    ['a: <red> #1', 'error yaml/cut-by-comment 2:10'],
    ['a: #ff8800', 'error yaml/cut-by-comment 2:4'],
    ["a: 'don't'", 'error yaml/must-quote 2:4'],
    ['a: "C:\\path"', 'error yaml/bad-escape 2:7'],
    ['a: "\\<red>"', 'error yaml/bad-escape 2:5'],
    ['a: "\\/"', 'error yaml/bad-escape 2:5'],
    ['a:\tx', 'error yaml/tab 2:3'],
    ["a: 'x'\t", 'error yaml/tab 2:7'],
    ['a: 1\n\tb: 2', 'error yaml/tab 3:1'],
    ['a: 1\na: 2', 'warning yaml/duplicate-key 3:1'],
    ['yes: x', 'note yaml/key-type 2:1'],
    ['on: x', 'note yaml/key-type 2:1'],
    ['010: x', 'note yaml/key-type 2:1'],
    ['a: "x" y', 'error yaml/must-quote 2:4'],
    ["a: 'x\ny'", 'warning yaml/under-indented 3:1'],
    ["a: 'x'# c", 'warning yaml/comment-without-space 2:7'],
    ['a: \u0007', 'error yaml/control-character 2:4'],
    ['a: x\u2028y', 'warning yaml/line-break 2:5'],
    ['a: [Are you sure?, no]', 'error yaml/must-quote 2:5'],
    ['a: {x: Why?}', 'error yaml/must-quote 2:8'],
    ['a: {x\n  : y}', 'error yaml/syntax 2:5'],
    ['a: <<', 'error yaml/must-quote 2:4'],
    ['a: ._e0', 'error yaml/must-quote 2:4'],
    ["a: &x 'hi'\nb:\n  <<: *x", 'error yaml/bad-merge 4:7'],
    ['a: &x [1, 2]\nb:\n  <<: *x', 'error yaml/bad-merge 4:7'],
    ['b:\n  <<: hi', 'error yaml/bad-merge 3:7'],
    ['b:\n  <<:', 'error yaml/bad-merge 3:6'],
    ['b:\n  <<: [hi]', 'error yaml/bad-merge 3:8'],
    ['a: &x {k: 1}\nb:\n  <<: [*x, [*x]]', 'error yaml/bad-merge 4:12'],
    ['b: {<<: hi}', 'error yaml/bad-merge 2:9'],
  ])('%j', async (line, problem) => {
    const content = `first: '&cA'\n${line}\nlast: '&bB'\n# ${'-'.repeat(100)}\n`;
    expect(await rulesOf(content)).toEqual([problem]);
    const expected = content.replace('&cA', '<red>A').replace('&bB', '<aqua>B');
    expect(await convert(content)).toBe(expected);
  });

  test.each([
    ['a: ["x", *]', "'*'"],
    ['a:\n  - [x, *, z]', "'*'"],
    ['a: {b: *}', "'*'"],
    ['a:\n  - {b: *}', "'*'"],
    ["a: ['x', %y% z]", "'%y% z'"],
    ['a: [VIP,\n  %rank%]', "'%rank%'"],
    ['a: [\n  VIP,\n  @all\n]', "'@all'"],
    ['a: [VIP] %x%, [y]', "'[VIP] %x%, [y]'"],
    ['a: [%player%]', "'[%player%]'"],
    ['a: [*] hi', "'[*] hi'"],
    ['a: ["x", @y] # who', "'@y'"],
    ['[%x%, y]: z', "'[%x%, y]'"],
    ['a:\n  [%x%]: z', "'[%x%]'"],
    ['- [%x%]: z', "'[%x%]: z'"],
  ])('%j: in a list, the item alone gets quotes', async (line, insert) => {
    const { problems } = await openBytes('a.yml', `${line}\n`);
    expect(problems.map(({ code, fix }) => [code, fix?.insert])).toEqual([
      ['yaml/must-quote', insert],
    ]);
  });

  test.each([
    ['a: [VIP, %rank%]', 'error yaml/list-or-text 1:4'],
    ['a: [%x%, %y%]', 'error yaml/list-or-text 1:4'],
    ['a: [&7One, &7Two, %x%]', 'error yaml/list-or-text 1:4'],
    ['- [VIP, %rank%]', 'error yaml/list-or-text 1:3'],
    ['a: {b: %x%}', 'error yaml/list-or-text 1:4'],
    ['a: [VIP, %rank%] # all of them', 'error yaml/list-or-text 1:4'],
    ['a: [VIP, %rank%] #all', 'error yaml/list-or-text 1:4'],
    ['a: [VIP, %rank%', 'error yaml/list-or-text 1:4'],
    ['a: {b: @x', 'error yaml/list-or-text 1:4'],
  ])('%j may be a list or a text, so nothing is corrected', async (content, told) => {
    expect(await rulesOf(content)).toEqual([told]);
    const { problems } = await openBytes('a.yml', content);
    expect(problems.map(({ fix }) => fix)).toEqual([undefined]);
  });

  test.each([
    ['a: %x% # the name', "'%x%'"],
    ['a: [%x%] # the name', "'[%x%]'"],
    ['a: %x% is # 1', "'%x% is # 1'"],
    ['a: %x% #1', "'%x% #1'"],
    ['a: [%rank%] #1', "'[%rank%] #1'"],
  ])('%j: a comment behind a word or brackets stays one', async (line, insert) => {
    const { problems } = await openBytes('a.yml', `${line}\n`);
    expect(problems.map(({ fix }) => fix?.insert)).toEqual([insert]);
  });

  test('a code behind a dash is an anchor that the game refuses', async () => {
    expect(await rulesOf('- a\n- &f&l1\n- &cb')).toEqual([
      'error yaml/unquoted-code 2:3',
      'error yaml/unquoted-code 3:3',
    ]);
  });

  test('a note to oneself behind a value is a comment', async () => {
    expect(await rulesOf('a: egg 1 #TODO: another one')).toEqual([]);
    expect(await rulesOf('a: egg 1 #another one')).toEqual(['warning yaml/cut-by-comment 1:10']);
    expect(await rulesOf('a: egg 1 #where many of them lie')).toEqual([
      'note yaml/cut-by-comment 1:10',
    ]);
  });

  test('a line that is not indented does not go on with a text, also behind a comment', async () => {
    expect(await rulesOf('a:\n# c\n  x\ny}\n')).toEqual(['error yaml/syntax 4:1']);
    expect(await rulesOf('a:\n# c\n  x\n y\n')).toEqual([]);
  });

  test('a quote that is never closed, also where the file ends in a doubled one', async () => {
    expect(await rulesOf("b: 1\na: 'It''s don''")).toEqual(['error yaml/syntax 2:4']);
    expect(await rulesOf('b: 1\na: "x\\"')).toEqual(['error yaml/syntax 2:4']);
    expect(await rulesOf("b: 1\na: 'It''s don'''")).toEqual([]);
  });

  test('what the parser makes of the lines below a mistake is not told', async () => {
    expect(await rulesOf("a:\n  b: 'x''\n\n# c\nd:\n  e: f\n  g:\n    h: i:j")).toEqual([
      'error yaml/syntax 2:6',
    ]);
    const star = "a:\n  *:\n    b: c\n    d: 'e\n      f'\n  g: h\n";
    expect(await rulesOf(star)).toEqual(['error yaml/must-quote 2:3']);
    expect(await rulesOf('a: %b%\nc: %d%\n')).toEqual([
      'error yaml/must-quote 1:4',
      'error yaml/must-quote 2:4',
    ]);
  });

  test('a second document', async () => {
    const content = "a: '&cX'\n---\nb: '&cX'\n";
    expect(await rulesOf(content)).toEqual(['error yaml/multi-document 2:1']);
    expect(await convert(content)).toContain("b: '<red>X'");
  });

  test.each([
    'a: <red>hi',
    "a: it's",
    'a: a, b',
    'a: §cHi',
    'a: <click:run_command:/x>ok',
    'a: :x',
    'a: 🎉',
    'a: <red>#1',
    'worlds: [world, nether]',
    'a: 5 #ticks',
    'a: x # really',
    'a: &default\n  b: 1\nc: *default',
    'a: &x {k: 1}\nb:\n  <<: *x',
    'a: &x {k: 1}\nb:\n  <<: [*x, {c: 2}]',
    'a: &x [{k: 1}]\nb:\n  <<: *x',
    'b: &b\n  <<: *b\n  c: 1',
    "b:\n  '<<': hi",
    'y: x',
    'a: [\nb,\nc]',
  ])('%j is no trouble', async (content) => {
    expect(await rulesOf(content)).toEqual([]);
  });

  test('fixes make the game read what the line shows', async () => {
    const lines = [
      'a: &cHello',
      'a: %p% hi',
      "a: 'don't'",
      'a: Top #1',
      'a: "C:\\path"',
      'a: !Hi x',
    ];
    const shown = ['&cHello', '%p% hi', "don't", 'Top #1', 'C:\\path', '!Hi x'];
    for (const [index, line] of lines.entries()) {
      const { problems } = await openBytes('a.yml', line);
      const fix = problems[0]?.fix;
      if (fix === undefined) throw new Error(line);
      const fixed = line.slice(0, fix.from) + fix.insert + line.slice(fix.to);
      expect(await textsOf(fixed)).toEqual([shown[index]]);
      expect(await rulesOf(fixed)).toEqual([]);
    }
  });

  test('lines between brackets are indented as they like, also with a comment that wants a blank', async () => {
    expect(await textsOf('a: [# c\nx,\n  y]')).toEqual(['x', 'y']);
    expect(await rulesOf('a: [# c\nx,\n  y]')).toEqual(['warning yaml/comment-without-space 1:5']);
  });

  test('a line with an error is not changed', async () => {
    const { content, dropped } = await convertFile('a.yml', 'a: "&cx" y\nb: "&cz"\n');
    expect(content).toBe('a: "&cx" y\nb: "<red>z"\n');
    expect(dropped).toEqual([{ text: 0, reason: 'line-has-error' }]);
  });
});
