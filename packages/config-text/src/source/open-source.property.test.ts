import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { hasLinearCost } from '../../../minecraft-text/tests/linear-cost.ts';
import { changeFile } from '../file/change-file.ts';
import { sourceRanges } from '../file/open-file.ts';
import { HOLE } from '../formats/source/code-text.ts';
import type { SourceLanguage } from '../formats/source/languages.ts';
import { openSource } from './open-source.ts';

const languages = ['java', 'kotlin', 'groovy', 'javascript', 'rust'] as const;
const language = fc.constantFrom<SourceLanguage>(...languages);

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: programs of other languages.
const piece = fc.oneof(
  fc.constantFrom('"', "'", '`', '"""', "'''", '/', '$/', '/$', '$$"', 'r#"', '"#', '\\', '\\"'),
  fc.constantFrom('${', '$a', '$', '\\{', '{', '}', '(', ')', '[', ']', '+', ',', ';', '=', '.'),
  fc.constantFrom('//', '/*', '*/', '\n', '\r\n', '\r', ' ', '  ', '\t', '@', '!', '|', '<', '&'),
  fc.constantFrom('a', 'f(', 'new ', 'return ', '.formatted(', 'String.format(', '.trimIndent()'),
  fc.constantFrom('<red>', '&c', '§', '🎉', '\\u00A7', '\\uuu0041', '\\x41', '\\u{1f600}', '\\377'),
  fc.constantFrom('%s', '%n', '%%', '{}', '{{', '"a" + b + "c"', '"a ${b("c")} d"', HOLE, '\u2028'),
);
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: programs of other languages.
const anyProgram = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

test('every text is its own source, unit by unit and in order, and inside its literals', () => {
  fc.assert(
    fc.property(language, anyProgram, (each, content) => {
      const file = openSource('a', content, each);
      for (const text of file.texts) {
        const source = content.slice(text.from, text.to);
        const mapped = file.spelling.decode(source, text);
        expect(mapped?.value).toBe(text.value);
        const rangeOf = sourceRanges(file, text);
        let end = text.from;
        for (let unit = 0; unit < text.value.length; unit += 1) {
          const { from, to } = rangeOf({ from: unit, to: unit + 1 });
          const isSecondHalf = /[\udc00-\udfff]/.test(text.value.charAt(unit));
          if (!isSecondHalf) expect(from).toBeGreaterThanOrEqual(end);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(text.to);
          end = to;
        }
      }
    }),
    { numRuns: 2000 },
  );
});

const insert = fc.oneof(anyProgram, fc.string({ unit: 'binary', maxLength: 8 }));

test('what is written is what is read, and all else stays', () => {
  fc.assert(
    fc.property(
      language,
      anyProgram,
      insert,
      fc.nat(),
      fc.nat(),
      (each, content, written, a, b) => {
        const file = openSource('a', content, each);
        const { texts } = file;
        if (texts.length === 0) return;
        const index = a % texts.length;
        const value = texts[index]?.value ?? '';
        const from = b % (value.length + 1);
        const changed = changeFile(file, [
          { text: index, edits: [{ from, to: from, insert: written }] },
        ]);
        const again = openSource('a', changed.content, each).texts.map((text) => text.value);
        const isDropped = changed.dropped.length > 0;
        const wanted = isDropped ? value : value.slice(0, from) + written + value.slice(from);
        expect(again).toEqual(texts.map((text, at) => (at === index ? wanted : text.value)));
      },
    ),
    { numRuns: 2000 },
  );
});

const LONG = { timeout: 120_000 };

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: programs of other languages.
test.each<[SourceLanguage, string]>([
  ['java', 'f("'],
  ['java', '"a" + '],
  ['java', '"a" + f('],
  ['java', '("a" + '],
  ['java', 'a.b("c").'],
  ['java', '"""\n'],
  ['java', '/* "a'],
  ['java', '{([)}'],
  ['java', '"%"+'],
  ['kotlin', '"${'],
  ['kotlin', '/*'],
  ['kotlin', '"""${"""${'],
  ['kotlin', '"""\n  a\n""".trimIndent()\n'],
  ['kotlin', '`a'],
  ['groovy', '/a\n'],
  ['groovy', '$/ '],
  ['javascript', '/[ '],
  ['javascript', '`${'],
  ['javascript', '/**/'],
  ['rust', 'r#"'],
  ['rust', "'a "],
  ['rust', 'f!("{'],
])('%s with many %j is read in linear time', LONG, async (each, part) => {
  const read = (size: number) => {
    const content = part.repeat(size);
    return () => openSource('a', content, each);
  };
  expect(await hasLinearCost(read, 2000)).toBe(true);
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: programs of other languages.
