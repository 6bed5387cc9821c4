// biome-ignore-all lint/suspicious/noTemplateCurlyInString: programs of other languages.
import { expect, test } from 'vitest';
import { changeFile } from '../file/change-file.ts';
import { sourceRanges } from '../file/open-file.ts';
import { HOLE } from '../formats/source/code-text.ts';
import type { SourceLanguage } from '../formats/source/languages.ts';
import { openSource } from './open-source.ts';

const valuesOf = (language: SourceLanguage, content: string) =>
  openSource('a', content, language).texts.map(({ value }) => value.replaceAll(HOLE, '_'));

const change = (language: SourceLanguage, content: string, find: string, insert: string) => {
  const file = openSource('a', content, language);
  const text = file.texts.findIndex(({ value }) => value.includes(find));
  const from = file.texts[text]?.value.indexOf(find) ?? 0;
  const edits = [{ from, to: from + find.length, insert }];
  return changeFile(file, [{ text, edits }]);
};

test.each<[SourceLanguage, string, string, readonly string[]]>([
  [
    'java',
    'a string',
    String.raw`f("a \"b\" \u00A7c \uuu0041 \7 \101 \s|\\")`,
    ['a "b" §c A \x07 A  |\\'],
  ],
  [
    'java',
    'a text block',
    'f("""\n    <red>\n      b  \\\n    c   \n    """)',
    ['<red>\n  b  c\n'],
  ],
  ['java', 'the end of a block counts', 'f("""\n    a\n  """)', ['  a\n']],
  ['java', 'a template', String.raw`STR."a \{f("b")} c"`, ['a _ c', 'b']],
  ['java', 'a character', `c = '"'; d = '\\''; f("a")`, ['a']],
  ['java', 'comments', 'f("a" /* "b" /* */ ); // "c"', ['a']],
  ['java', 'a string without an end', 'f("a);\ng("b");', ['b']],
  ['java', 'a block without an end', 'f("""a);\ng("b");', ['b']],
  ['kotlin', 'holes', 'f("$a.b ${c["d"] + "e"} \\$f $ ${\'$\'}")', ['_.b _ $f $ $', 'd', '_e']],
  ['kotlin', 'a raw string', 'f("""a\\n$b""""")', ['a\\n_""']],
  ['kotlin', 'trimIndent', 'f("""\n   a\n     b\n  """.trimIndent())', ['a\n  b']],
  ['kotlin', 'trimMargin', 'f("""\n   |a\n     | b\n  """.trimMargin())', ['a\n b']],
  ['kotlin', 'more dollars', 'f($$"""$a $$b $${c}""")', ['$a _ _']],
  ['kotlin', 'comments in comments', '/* "a" /* "b" */ "c" */ f("d")', ['d']],
  ['kotlin', 'names in quotes', 'fun `it is "a"`() = f("b")', ['b']],
  [
    'groovy',
    'six forms',
    `f('a', "b $c.d", '''e''', """f \${g}""", /h\\/i\\n $j/, $/k $$ l/$)`,
    ['a', 'b _', 'e', 'f _', 'h/i\\n _', 'k $ l'],
  ],
  ['groovy', 'a division', 'a = b / c; d = e / f; g("h")', ['h']],
  [
    'javascript',
    'strings',
    String.raw`f('a\'', "\x41\u{1F600}\q", 'b\
c')`,
    ["a'", 'A😀q', 'bc'],
  ],
  ['javascript', 'templates in templates', 'f(`a ${g(`b ${"c"}`)} d`)', ['a _ d', 'b _', 'c']],
  [
    'javascript',
    'a regular expression',
    String.raw`x.match(/["'\/[/"]]/); y = 4 / 2; f("a")`,
    ['a'],
  ],
  [
    'rust',
    'strings',
    String.raw`f("a\
     b\u{41}", r#"c"d\n"#, b"e", r"f")`,
    ['abA', 'c"d\\n', 'e', 'f'],
  ],
  ['rust', 'what is filled in', 'format!("a {} {b:?} {{c}}", "d")', ['a _ _ {c}', 'd']],
  ['rust', 'lifetimes', `fn f<'a>(c: &'a str) { g('"', "b") }`, ['b']],
])('%s: %s', (language, _name, content, values) => {
  expect(valuesOf(language, content)).toEqual(values);
});

test.each([
  ['a sum', 'f("<green>" + name + "</green>")', ['<green>_</green>']],
  ['over lines', 'f("a"\n  + "b"\n  // c\n  + d.e("f") + g)', ['ab_', 'f']],
  ['in parentheses', 'f(("a" + b) + "c" + (d ? "e" : "f") + ("g"))', ['a_c_g', 'e', 'f']],
  ['at both ends', 'f(a + "b" + c, "d")', ['_b_', 'd']],
  ['more of a text', 'a += "b"; c++; d("e")', ['_b', 'e']],
  ['names that are words of other languages', 'f("a" + to + "b" + in + "c")', ['a_b_c']],
  ['String.format', 'f(String.format("a %s %1$,.2f %% %n", "%s"))', ['a _ _ % \n', '_']],
  ['formatted', 'f("a %s".formatted(b) + "%d")', ['a _%d']],
])('one text: %s', (_name, content, values) => {
  expect(valuesOf('java', content)).toEqual(values);
});

test.each<[SourceLanguage, string, string]>([
  ['java', 'f("<red>" + a + "b")', 'f("<red>" + a + "\\"\\\\$%\\u00e9")'],
  ['java', 'f("%s b".formatted(c))', 'f("%s \\"\\\\$%%\\u00e9".formatted(c))'],
  ['java', 'f("""\n   b\n   """)', 'f("""\n   \\"\\\\$%\\u00e9\n   """)'],
  ['kotlin', 'f("$a b")', 'f("$a \\"\\\\\\$%\\u00e9")'],
  ['kotlin', 'f("""$a b.""")', 'f("""$a "\\${\'$\'}%é.""")'],
  ['groovy', "f('b')", "f('\\\"\\\\$%\\u00e9')"],
  ['javascript', 'f(`${a} b`)', 'f(`${a} \\"\\\\\\$%\\u00e9`)'],
  ['rust', 'f(r#"b."#)', 'f(r#""\\$%é."#)'],
  ['rust', 'f("b")', 'f("\\"\\\\$%\\u{e9}")'],
])('a change is written as its place wants it: %s %s', (language, before, after) => {
  const { content, dropped } = change(language, before, 'b', '"\\$%é');
  expect(dropped).toEqual([]);
  expect(content.replaceAll('é', after.includes('é') ? 'é' : '\\u00e9')).toBe(
    after.replaceAll('\\u{e9}', '\\u00e9'),
  );
});

test.each<[SourceLanguage, string, string]>([
  ['kotlin', 'f("a" + """b""")', '$'],
  ['groovy', 'f(/b/)', '\\'],
  ['java', 'f("b")', HOLE],
])('what a literal cannot hold is not written: %s %s', (language, content, insert) => {
  expect(change(language, content, 'b', insert)).toMatchObject({
    content,
    dropped: [{ reason: 'not-writable' }],
  });
});

test('a change over the end of a literal is written only where nothing is computed', () => {
  const split = 'f("<gr" + "een>b")';
  expect(change('java', split, '<green>', '<red>').content).toBe('f("<red>b")');
  const file = openSource('a', 'f("<a:" + b + ">")', 'java');
  const edits = [{ from: 1, to: 5, insert: 'c' }];
  expect(changeFile(file, [{ text: 0, edits }]).dropped).toMatchObject([
    { reason: 'not-writable' },
  ]);
});

test('a text in a hole and the one around it are changed at once', () => {
  const file = openSource('a.kt', 'f("a ${g("b")} c")', 'kotlin');
  const edits = (at: number) => [{ from: at, to: at + 1, insert: 'x' }];
  const changes = [
    { text: 0, edits: [...edits(0), ...edits(4)] },
    { text: 1, edits: edits(0) },
  ];
  expect(changeFile(file, changes).content).toBe('f("x ${g("x")} x")');
});

test('a range of a value is a range of its literal, with whole escapes', () => {
  const content = 'f("\\u00A7c" + a + "\\"b")';
  const file = openSource('a.java', content, 'java');
  const [text] = file.texts;
  if (text === undefined) throw new Error('there is a text');
  const rangeOf = sourceRanges(file, text);
  const written = (from: number, to: number) => {
    const range = rangeOf({ from, to });
    return content.slice(range.from, range.to);
  };
  expect(text.value).toBe(`§c${HOLE}"b`);
  expect([written(0, 1), written(2, 3), written(3, 5)]).toEqual(['\\u00A7', '" + a + "', '\\"b']);
});
