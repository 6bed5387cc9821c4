import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { anyMessage } from '../../tests/any-message.ts';
import { vectors } from '../../tests/vectors.ts';
import { toRuns } from '../component/runs.ts';
import type { Style } from '../component/style.ts';
import { build } from './build.ts';
import { readMiniMessage } from './read.ts';
import { readSyntax, type SyntaxPart, type SyntaxTag } from './read-syntax.ts';
import { type StyledSpan, styledSpans } from './styled-spans.ts';

/** Each tag as `state form source`, with what its closing tag is. */
function tagsOf(text: string, tags?: readonly string[]): string[] {
  const parts = readSyntax(text, { tags: tags && new Set(tags) });
  return parts.flatMap((part) => {
    if (part.kind !== 'tag') return [];
    const partner = parts[part.partner ?? -1];
    const pair = partner ? ` ${text.slice(partner.from, partner.to)}` : '';
    return [`${part.state} ${part.form} ${text.slice(part.from, part.to)}${pair}`];
  });
}

describe('the tags of a text', () => {
  test.each([
    ['<b>x</b>', 'accepted open <b> </b>', 'accepted close </b> <b>'],
    ['<b>x</bold>', 'accepted open <b>', 'refused close </bold>'],
    ['<b><i>x</b>', 'accepted open <b> </b>', 'accepted open <i>', 'accepted close </b> <b>'],
    ['<c:red>x</c>', 'accepted open <c:red> </c>', 'accepted close </c> <c:red>'],
    ['<b/><br>', 'accepted closed <b/>', 'accepted closed <br>'],
    ['<b>x<reset>', 'accepted open <b>', 'accepted closed <reset>'],
    ['</reset>', 'accepted close </reset>'],
    ['<rde>x</rde>', 'unknown open <rde>', 'unknown close </rde>'],
    ['<click:fly:x>', 'refused open <click:fly:x>'],
    ['\\<b><B>', 'accepted open <B>'],
  ])('%s', (text, ...tags) => expect(tagsOf(text)).toEqual(tags));

  test('those that a plugin adds have partners too', () => {
    expect(tagsOf('<shop>x</shop>', ['shop'])).toEqual([
      'accepted open <shop> </shop>',
      'accepted close </shop> <shop>',
    ]);
  });
});

test.each([
  [`<click:run_command:'/a b'>`, ['run_command', 'run_command'], [`'/a b'`, '/a b']],
  [`<insert:'it\\'s'>`, [`'it\\'s'`, "it's"]],
  ['<#12ABEF>'],
  ['<gradient:red:#fff/>', ['red', 'red'], ['#fff', '#fff']],
  ['<click:open_url:https://a.b>', ['open_url', 'open_url'], ['https://a.b', 'https://a.b']],
  ['<lang:a:>', ['a', 'a'], ['', '']],
])('%s has these arguments, as written and as meant', (text, ...args) => {
  const [tag] = readSyntax(text) as SyntaxTag[];
  expect(tag?.args.map(({ from, to, value }) => [text.slice(from, to), value])).toEqual(args);
});

test('arguments that are MiniMessage hold their own parts, which stand in the text', () => {
  const text = `a<hover:show_text:'<red>it\\'s <b>"x"</b>'>b</hover>`;
  const sourceOf = (part: SyntaxPart) => text.slice(part.from, part.to);
  const [, hover] = readSyntax(text) as SyntaxTag[];
  const parts = hover?.args.at(-1)?.parts ?? [];
  expect(parts.map(sourceOf)).toEqual(['<red>', "it\\'s ", '<b>', '"x"', '</b>']);
  expect(parts[2]).toMatchObject({ name: 'b', partner: 4 });
  expect(hover?.args[0]).not.toHaveProperty('parts');
});

property.prop([anyMessage], { numRuns: 1000 })('the parts are the whole text, in order', (text) => {
  const parts = readSyntax(text);
  expect(parts.map(({ from, to }) => text.slice(from, to)).join('')).toBe(text);
  expectInside(parts, 0, text.length);
});

function expectInside(parts: readonly SyntaxPart[], from: number, to: number): void {
  expect([parts[0]?.from ?? from, parts.at(-1)?.to ?? from]).toEqual([
    from,
    parts.length ? to : from,
  ]);
  for (const [index, part] of parts.entries()) {
    expect(part.to).toBeGreaterThan(part.from);
    expect(parts[index + 1]?.from ?? to).toBe(part.to);
    if (part.kind !== 'tag') continue;
    if (part.partner !== undefined) expect(parts[part.partner]).toMatchObject({ partner: index });
    for (const { valueAt, parts: inner } of part.args) {
      if (inner !== undefined) expectInside(inner, valueAt.from, valueAt.to);
    }
  }
}

property.prop([anyMessage], { numRuns: 1000 })('tags are what they are to the reader', (text) => {
  const accepted: unknown[] = [];
  const read = (argument: string) => {
    const result = readMiniMessage(argument);
    return result.ok ? result.value : undefined;
  };
  build(text, {
    read,
    strict: false,
    observe: ({ kind, from, to, name, args }) => {
      if (kind === 'accepted') accepted.push({ from, to, name, args });
    },
  });
  const found = readSyntax(text).flatMap((part) =>
    part.kind === 'tag' && part.state === 'accepted' && part.form !== 'close'
      ? [{ from: part.from, to: part.to, name: part.name, args: part.args.map((one) => one.value) }]
      : [],
  );
  expect(found).toEqual(accepted);
});

type DrawnLetter = readonly [letter: string, color: string | undefined, bold: boolean | undefined];

/** Without line breaks, which may come from a tag. */
function unitsOf(text: string): string[] {
  return text.replaceAll('\n', '').split('');
}

function lettersOf(text: string, spans: readonly StyledSpan[]): DrawnLetter[] {
  return spans.flatMap(({ from, to, style }) =>
    unitsOf(text.slice(from, to).replace(/\\([<\\])/g, '$1')).map(
      (letter): DrawnLetter => [letter, hex(style), style.bold],
    ),
  );
}

function hex({ color }: Style): string | undefined {
  return color === undefined ? undefined : `#${color.toString(16).padStart(6, '0')}`;
}

/** What the reader draws. */
function drawnLetters(text: string): DrawnLetter[] {
  const read = readMiniMessage(text);
  return (read.ok ? toRuns(read.value) : []).flatMap((run) =>
    run.type === undefined
      ? unitsOf(run.text).map((letter): DrawnLetter => [letter, run.color, run.bold])
      : [],
  );
}

property.prop([anyMessage], { numRuns: 1000 })(
  'spans have the letters and styles that the reader draws',
  (text) => {
    expect(lettersOf(text, styledSpans(text))).toEqual(drawnLetters(text));
  },
);

test('spans are those of the reader in all vectors', () => {
  const letters = vectors.map(({ input }) => lettersOf(input, styledSpans(input)));
  expect(letters).toEqual(vectors.map(({ input }) => drawnLetters(input)));
});

test('a gradient has a span for each letter, and letters that look alike share theirs', () => {
  const text = 'a<gradient:red:blue>b😀</gradient><red>c</red><!b>d';
  const spans = styledSpans(text).map(({ from, to, style }) => [text.slice(from, to), hex(style)]);
  expect(spans).toEqual([
    ['a', undefined],
    ['b', '#ff5555'],
    ['😀', '#5555ff'],
    ['c', '#ff5555'],
    ['d', undefined],
  ]);
});
