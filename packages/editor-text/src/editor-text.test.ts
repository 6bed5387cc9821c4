// biome-ignore-all lint/suspicious/noTemplateCurlyInString: programs of other languages.

import { fc, test as property } from '@fast-check/vitest';
import { findProfile, TextMemory } from '@fucina/config-text';
import type { Style } from '@fucina/minecraft-text/component';
import { describe, expect, test } from 'vitest';
import {
  completionsAt,
  convertTexts,
  type DocumentSettings,
  drawnTextAt,
  type EditorDocument,
  findColors,
  findProblems,
  fixProblems,
  highlightPair,
  hoverAt,
  openDocument,
  pairAt,
  presentColor,
  renamePair,
  selectionsAt,
  spansIn,
  tokensIn,
} from './index.ts';
import { readMarks, withEdits, withMarks } from './testing/marked.ts';
import { open, TAB } from './testing/opened.ts';

describe('documents', () => {
  test.each([
    ['a.mm', '<red>x', true],
    [TAB, 'a: x', true],
    ['messages.yml', 'a: x', true],
    ['assets/minecraft/lang/en_us.json', '{}', true],
    ['package.json', '{}', false],
    ['plugin.yml', 'a: x', false],
    ['Shop.java', 'class Shop {}', true],
    ['pom.xml', '<a/>', false],
    ['notes.txt', '<red>x', false],
  ])('%s with %s: %s', async (path, content, isOpened) => {
    const document = await openDocument({ path, languageId: '', content });
    expect(document !== undefined).toBe(isOpened);
  });

  test('a language is enough where no name says it', async () => {
    const source = { path: 'untitled-1', languageId: 'minimessage', content: '<rde>x' };
    expect(findProblems((await openDocument(source)) as EditorDocument)).toHaveLength(1);
  });

  test('what the editor has counts from its own beginning, also behind a byte order mark', async () => {
    const document = await open(TAB, "\ufeffa: '<red>x'");
    expect(withMarks(document.content, findColors(document))).toBe("\ufeffa: '<‹red›>x'");
  });
});

describe('problems', () => {
  test.each([
    ['a.mm', '‹<rde>›Hi', '<red>Hi'],
    [TAB, "a: '‹<rde>›it''s'", "a: '<red>it''s'"],
    [TAB, 'a: "\\u00e9 ‹<rde>›x"', 'a: "\\u00e9 <red>x"'],
    [TAB, 'a: >-\n  one\n  ‹<rde>›two', 'a: >-\n  one\n  <red>two'],
    [TAB, 'a: "😀‹<rde>›x"\r\n', 'a: "😀<red>x"\r\n'],
  ])('%s: %s becomes %s', async (path, marked, fixed) => {
    const { content, ranges } = readMarks(marked);
    const document = await open(path, content);
    const found = findProblems(document);
    expect(found.map(({ from, to }) => ({ from, to }))).toEqual(ranges);
    expect(
      withEdits(
        content,
        found.flatMap(({ fix }) => fix ?? []),
      ),
    ).toBe(fixed);
    expect(withEdits(content, await fixProblems(document))).toBe(fixed);
  });

  test.each([
    [
      'Shop.java',
      'mm.deserialize("\\u00e9 ‹<rde>›\\"x\\"")',
      'mm.deserialize("\\u00e9 <red>\\"x\\"")',
    ],
    ['Shop.java', 'a = "<red>" + b\n  + "‹<gren>›c"', 'a = "<red>" + b\n  + "<green>c"'],
    ['Shop.kt', 'a = "<red>$b ‹<gren>›c"', 'a = "<red>$b <green>c"'],
    ['shop.ts', 'a = `<red>${b}‹<gren>›c`', 'a = `<red>${b}<green>c`'],
    ['shop.rs', 'a = r#"<red>‹<gren>›c"#', 'a = r#"<red><green>c"#'],
    ['Shop.groovy', "a = '<red>‹<gren>›c'", "a = '<red><green>c'"],
  ])('%s: %s becomes %s', async (path, marked, fixed) => {
    const { content, ranges } = readMarks(marked);
    const document = await open(path, content);
    const found = findProblems(document);
    expect(found.map(({ from, to }) => ({ from, to }))).toEqual(ranges);
    const fixes = found.flatMap(({ fix }) => fix ?? []);
    expect(withEdits(content, fixes)).toBe(fixed);
    expect(withEdits(content, await fixProblems(document))).toBe(fixed);
  });

  test.each([
    'a = "<red>Hello <player>"',
    'a = "<red>" + "<color:" + hex + ">x</color>" + "<#" + b + ">"',
    'a = "</red>x <b>y"',
    'a = "<red>x"; b = Placeholder.parsed("rde", c); d = "<rde><red>x"',
    'a = Component.text("<rde>x <red>")',
    'a = b.replace("<rde>", "<red>")',
    '// <rde>\nclass A<Rde> { String a = "List<rde>"; }',
    '// fucina-ignore-next-line\na = "<red><gren>x"',
  ])('a program has none: %s', async (content) => {
    expect(findProblems(await open('Shop.java', content))).toEqual([]);
  });

  test('with a memory they are the same after each change', async () => {
    const memory = new TextMemory();
    const program = 'a = "<red>x <rde>"; b = "&cx"; c = "<red>y <gren>"';
    const found = async (content: string) => {
      const document = await open('Shop.java', content);
      expect(findProblems(document, memory)).toEqual(findProblems(document));
      return findProblems(document, memory).length;
    };
    expect(await found(program)).toBe(2);
    expect(await found(program.replace('rde', 'red'))).toBe(1);
    expect(await found(`// more\n${program}`)).toBe(2);
  });

  test('notes are shown only where somebody asks for them', async () => {
    const never = (document: EditorDocument) => findProblems(document).map(({ code }) => code);
    expect(never(await open('a.mm', '<red>x'))).toEqual([]);
    const levelOf: DocumentSettings['levelOf'] = ({ severity }) => severity;
    expect(never(await open('a.mm', '<red>x', { levelOf }))).toEqual(['text/never-closed']);
    const off = await open('a.mm', '<rde>x', { levelOf: () => undefined });
    expect(findProblems(off)).toEqual([]);
  });

  test('a tag that somebody knows is none', async () => {
    const profile = { ...findProfile('generic-minimessage'), tags: ['rde'] };
    const settings = { profile: profile as NonNullable<DocumentSettings['profile']> };
    expect(findProblems(await open('messages.yml', "a: '<rde>x'", settings))).toEqual([]);
  });
});

describe('completions', () => {
  async function complete(path: string, marked: string) {
    const { content, at } = readMarks(marked);
    return completionsAt(await open(path, content), at);
  }

  test.each([
    ['a.mm', '<b>x‹›', undefined],
    ['a.mm', '\\<‹›', undefined],
    ['a.mm', '<b><i>x</‹›', ['</i>', '</b>']],
    ['a.mm', '<b>x</b></‹›', undefined],
    ['a.mm', '<click:‹›', ['open_url', 'open_file']],
    ['a.mm', '<hover:sh‹›', ['show_text', 'show_item']],
    ['a.mm', '<gradient:red:‹›', ['black', 'dark_blue']],
    ['a.mm', '<lang:‹›', undefined],
    ['plugins/Unknown/config.yml', "a: '&‹›'", ['&0 black', '&1 dark_blue']],
    [TAB, "b: '%player% x'\na: '%‹›'", ['%player%']],
    [TAB, 'a: "<b>x</‹›"', ['</b>']],
    ['Shop.java', 'a = "<red>x"; b = "<b>" + c + "</‹›"', ['</b>']],
    ['Shop.java', 'a = "<red>x"; b = "<click:‹›"', ['open_url']],
    ['Shop.java', 'a = "<red>x"; b < ‹›', undefined],
    ['Shop.java', 'a = "x <‹›"', undefined],
  ])('%s: in %s: %j', async (path, marked, labels) => {
    const found = await complete(path, marked);
    expect(found?.items.slice(0, labels?.length).map(({ label }) => label)).toEqual(labels);
  });

  test('a tag is written whole, and what was begun is replaced', async () => {
    const { content, at } = readMarks('x <re‹›> y');
    const found = await complete('a.mm', 'x <re‹›> y');
    const red = found?.items.find(({ label }) => label === '<red>');
    expect(red).toMatchObject({ kind: 'color', color: 0xff5555 });
    expect(found && at > found.from && withMarks(content, [found])).toBe('x ‹<re>› y');
    expect(found?.items.find(({ label }) => label === '<click>')?.insert).toBe('<click:');
    expect(found?.items.map(({ label }) => label)).not.toContain('<!b>');
  });

  test('the tags of the plugin are there too, spelled for their place', async () => {
    const profile = { ...findProfile('generic-minimessage'), tags: ['shop'] };
    const settings = { profile: profile as NonNullable<DocumentSettings['profile']> };
    const { content, at } = readMarks("a: '<‹›'");
    const found = completionsAt(await open('messages.yml', content, settings), at);
    expect(found?.items[0]?.label).toBe('<shop>');
  });
});

describe('colors', () => {
  test.each([
    ['a.mm', '<‹red›>x</red><c:‹#12abef›>', [0xff5555, 0x12abef]],
    ['a.mm', "<hover:show_text:'<‹red›>x'><gradient:‹#FF0000›:‹blue›:0.5>", undefined],
    ['a.mm', '<rde><click:red:x>\\<red>', undefined],
    [TAB, 'a: "<‹gold›>\\u00e9 ‹&#12abef›x &cy"', undefined],
    ['plugins/Unknown/config.yml', "a: '‹&x&1&2&A&B&E&F›x'", [0x12abef]],
    [
      'Shop.java',
      'a = "<‹red›>" + b + "<c:‹#12abef›>"; c = "&a‹&#abcdef›x"; d = "<‹red›>"',
      undefined,
    ],
    ['Shop.java', 'a = b.replace("<red>", c)', undefined],
  ])('%s: %s', async (path, marked, colors) => {
    const { content, ranges } = readMarks(marked);
    const found = findColors(await open(path, content));
    expect(withMarks(content, found)).toBe(withMarks(content, ranges));
    if (colors !== undefined) expect(found.map(({ color }) => color)).toEqual(colors);
  });

  test.each([
    ['a.mm', '<‹red›>x</red>', 0x12abef, ['<#12abef>x</#12abef>']],
    ['a.mm', '<‹#ABCDEF›>x', 0x12abef, ['<#12ABEF>x']],
    ['a.mm', '<‹#abcdef›>x</#abcdef>', 0xffaa00, ['<#ffaa00>x</#ffaa00>', '<gold>x</gold>']],
    ['a.mm', '<c:‹red›>x</c>', 0xffaa00, ['<c:gold>x</c>', '<c:#ffaa00>x</c>']],
    [TAB, "a: '‹&#abcdef›x'", 0x12abef, ["a: '&#12abefx'"]],
    ['plugins/Unknown/config.yml', "a: '‹&x&1&2&A&B&E&F›x'", 0xff5500, ["a: '&x&F&F&5&5&0&0x'"]],
  ])('%s: %s with another color', async (path, marked, color, written) => {
    const { content, ranges } = readMarks(marked);
    const [range = { from: 0, to: 0 }] = ranges;
    const found = presentColor(await open(path, content), range, color);
    expect(found.map(({ edits }) => withEdits(content, edits))).toEqual(written);
  });
});

describe('pairs', () => {
  test('an offset in either tag marks both', async () => {
    const { content, at } = readMarks("a: 'x <b‹›>it''s</b>'");
    const marked = withMarks(content, highlightPair(await open(TAB, content), at));
    expect(marked).toBe("a: 'x ‹<b>›it''s‹</b>›'");
  });

  test.each([
    ['<b‹›>x</b>', '<i>x</i>'],
    ['<c‹›:red>x</c>', '<i:red>x</i>'],
    ["<hover:show_text:'<b‹›>y</b>'>x", "<hover:show_text:'<i>y</i>'>x"],
    ['<b>x</b‹›>', '<i>x</i>'],
  ])('%s with another name is %s', async (marked, written) => {
    const { content, at } = readMarks(marked);
    const document = await open('a.mm', content);
    expect(pairAt(document, at)).toBeDefined();
    expect(withEdits(content, renamePair(document, at, 'i') ?? [])).toBe(written);
    expect(renamePair(document, at, 'i>')).toBeUndefined();
  });

  test.each(['<b>x‹›</b>', '<click:open_url:‹›x>y</click>', '<b‹›>x', '<rde‹›>x</rde>'])(
    'there is none for %s',
    async (marked) => {
      const { content, at } = readMarks(marked);
      expect(pairAt(await open('a.mm', content), at)).toBeUndefined();
    },
  );
});

describe('hovers', () => {
  test.each([
    ['a.mm', '‹<re|d>›x', { kind: 'tag', name: 'color', written: '<red>' }],
    ['a.mm', '‹<#12abe|f>›x', { kind: 'tag', name: 'hex' }],
    [TAB, "a: '‹&cit''s <red>|x›'", { kind: 'text', plain: "it's x", characters: 6 }],
  ])('%s: %s', async (path, marked, hover) => {
    const { content, ranges } = readMarks(marked.replace('|', ''));
    const at = marked.replaceAll(/[‹›]/g, '').indexOf('|');
    expect(hoverAt(await open(path, content), at)).toMatchObject({ ...ranges[0], ...hover });
  });

  test('a text that looks as it is written has nothing to tell', async () => {
    expect(hoverAt(await open(TAB, 'a: Hello world'), 5)).toBeUndefined();
  });
});

test('selections grow from a word to the string', async () => {
  const { content, at } = readMarks("<b>one <click:run_command:'/h‹›i you'>x</click></b> two");
  const document = await open('a.mm', content);
  expect(selectionsAt(document, at).map(({ from, to }) => content.slice(from, to))).toEqual([
    'hi',
    '/hi you',
    "'/hi you'",
    "<click:run_command:'/hi you'>",
    "<click:run_command:'/hi you'>x</click>",
    "one <click:run_command:'/hi you'>x</click>",
    "<b>one <click:run_command:'/hi you'>x</click></b>",
    content,
  ]);
});

const content = fc.string({
  unit: fc.constantFrom(...`<red></b>:'"\\&c#12 \n-%|>é😀`, 'a: ', '<b>', '\r\n', "'"),
  maxLength: 60,
});

property.prop([
  content,
  fc.nat(70),
  fc.constantFrom('a.mm', 'messages.yml', 'a.toml', 'a.lang', 'A.java', 'a.kt'),
])('whatever is in a document, all ranges are inside it', async (written, place, path) => {
  const document = await openDocument({ path, languageId: '', content: written });
  if (document === undefined) return;
  const at = Math.min(place, written.length);
  const completions = completionsAt(document, at);
  const hover = hoverAt(document, at);
  const ranges = [
    ...findProblems(document),
    ...findColors(document),
    ...highlightPair(document, at),
    ...selectionsAt(document, at),
    ...tokensIn(document, { from: 0, to: at }),
    ...(completions ? [completions] : []),
    ...(hover ? [hover] : []),
  ];
  for (const { from, to } of ranges) {
    expect([0 <= from, from <= to, to <= written.length]).toEqual([true, true, true]);
  }
});

describe('texts as the game draws them', () => {
  const look = ({ color, bold }: Style) =>
    `${color === undefined ? '' : `#${color.toString(16).padStart(6, '0')}`}${bold ? ' bold' : ''}`;

  test.each([
    ['a.mm', '<red>Hi</red> you', ['Hi #ff5555']],
    ['a.mm', '<#12abef><b>A', ['A #12abef bold']],
    [TAB, "a: 'it''s &cred'\nb: \"\\u00e9<red>\\u00e9\"", ['red #ff5555', '\\u00e9 #ff5555']],
    ['Shop.java', 'mm.deserialize("<red>a" + name + "b")', ['a" + name + "b #ff5555']],
    [TAB, 'a: plain', []],
    ['messages.yml', "a: '&cred'\nb: '<red>tag'", ['red #ff5555', 'tag #ff5555']],
  ])('%s: %s', async (path, content, expected) => {
    const document = await open(path, content);
    const found = spansIn(document, { from: 0, to: content.length });
    expect(found.map(({ from, to, style }) => `${content.slice(from, to)} ${look(style)}`)).toEqual(
      expected,
    );
  });

  test('only those in a range are looked at', async () => {
    const content = '<red>a\n<red>b\n<red>c';
    const found = spansIn(await open('a.mm', content), { from: 8, to: 10 });
    expect(found.map(({ from, to }) => content.slice(from, to))).toEqual(['b']);
  });

  test.each([
    ['a.mm', '<red>H‹›i', 'chat', undefined],
    ['plugins/Shop/messages.yml', "kick-message: '<red>‹›Out'", 'disconnect', undefined],
    ['plugins/Shop/items.yml', "hoe:\n  name: a\n  lore: ['<red>‹›Out']", 'item', 'line'],
  ])('%s: %s is seen in %s', async (path, marked, place, part) => {
    const { content, at } = readMarks(marked);
    const found = drawnTextAt(await open(path, content), at);
    expect(found).toMatchObject({ place, part });
  });
});

describe('conversions', () => {
  const SHOP = 'plugins/Shop/messages.yml';

  test('of a plugin that reads MiniMessage are offered, with doubts where something differs', async () => {
    const content = "a: '&cit''s'\nb: <red>x\nc: '&cR&D'\nd: '&x&1&2x'";
    const found = convertTexts(await open(SHOP, content), { readsMiniMessage: true });
    const written = found.texts.map(({ edits, doubts }) => [withEdits(content, edits), doubts]);
    expect(written).toEqual([
      [content.replace('&c', '<red>'), []],
      [content.replace('&cR&D', '<red>R<light_purple>'), ['code-in-word']],
    ]);
    expect(found).toMatchObject({ undecided: 1, isAsked: false });
  });

  test('of a plugin that nobody knows wait for an answer', async () => {
    const { texts, isAsked } = convertTexts(await open(SHOP, "a: '&cx'"));
    expect(texts).toEqual([]);
    expect(isAsked).toBe(true);
  });

  test('are those of one text where somebody points at it', async () => {
    const { content, at } = readMarks("a: '&cx'\nb: '&c‹›y'");
    const range = { from: at, to: at };
    const { texts } = convertTexts(await open(TAB, content), { range });
    expect(texts.map(({ edits }) => withEdits(content, edits))).toEqual(["a: '&cx'\nb: '<red>y'"]);
  });

  test('of programs are none', async () => {
    const document = await open(
      'Shop.java',
      'ChatColor.translateAlternateColorCodes(\'&\', "&cx")',
    );
    expect(convertTexts(document).texts).toEqual([]);
  });
});
