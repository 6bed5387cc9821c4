import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { toPlain } from '../component/plain.ts';
import { toRuns } from '../component/runs.ts';
import { readMiniMessage } from './read.ts';
import { wrapInTag } from './wrap.ts';

/** `[` and `]` mark the selection. */
function wrap(marked: string, tag: string): string {
  const from = marked.indexOf('[');
  const to = marked.indexOf(']') - 1;
  const wrapped = wrapInTag({ text: marked.replace('[', '').replace(']', ''), from, to }, tag);
  const { text } = wrapped;
  return `${text.slice(0, wrapped.from)}[${text.slice(wrapped.from, wrapped.to)}]${text.slice(wrapped.to)}`;
}

test.each([
  ['a [b] c', 'red', 'a <red>[b]</red> c'],
  ['a []', 'b', 'a <b>[]</b>'],
  ['[x]', 'gradient:#ff0000:#00ff00', '<gradient:#ff0000:#00ff00>[x]</gradient>'],
])('%s in %s is %s', (marked, tag, result) => expect(wrap(marked, tag)).toBe(result));

test.each([
  ['<b>[x]</b>', 'b', '[x]'],
  ['[<b>x</b>]', 'b', '[x]'],
  ['<b><red>[x]</red></b>', 'b', '<red>[x]</red>'],
  ['a<b>[]</b>', 'b', 'a[]'],
])('the same tag around %s is removed', (marked, tag, result) => {
  expect(wrap(marked, tag)).toBe(result);
});

test.each([
  ['<red>[x]</red>', 'blue', '<blue>[x]</blue>'],
  ['[<#ff0000>x</#ff0000>]', 'blue', '<blue>[x]</blue>'],
  ['<color:red>[x]</color>', '#00ff00', '<#00ff00>[x]</#00ff00>'],
  ['<gradient:red:blue>[x]</gradient>', 'gold', '<gold>[x]</gold>'],
  ['<red><b>[x]</b></red>', 'blue', '<blue><b>[x]</b></blue>'],
  ['<bold>[x]</bold>', 'b', '<b>[x]</b>'],
])('in %s a tag of the same kind is replaced', (marked, tag, result) => {
  expect(wrap(marked, tag)).toBe(result);
});

test.each([
  ['<red>a[b</red>c]', 'b', '<red>a<b>[b</b></red><b>c]</b>'],
  ['a[b<red>c]d</red>', 'b', 'a<b>[b</b><red><b>c]</b>d</red>'],
  ['[<red>a</red><red>b</red>]', 'b', '<b>[<red>a</red><red>b</red>]</b>'],
  ['[a<red>b]', 'b', '<b>[a</b><red><b>b]</b>'],
  ['<r[ed>x]</red>', 'b', '<red><b>[x]</b></red>'],
  ['[<red>a<u>b</red>c]', 'b', '<red><b>[a</b><u><b>b</b></red><b>c]</b>'],
  ['[<red>a</b>b</red>c]', 'b', '<red><b>[a</b></b><b>b</b></red><b>c]</b>'],
  ['a[b<br>c]', 'b', 'a<b>[b<br>c]</b>'],
])('in %s other tags keep their meaning', (marked, tag, result) => {
  expect(wrap(marked, tag)).toBe(result);
});

test.each([
  ['[a<foo>b]', 'b', '<b>[a<foo>b]</b>'],
  ['<foo>[a]</foo>', 'foo', '<foo><foo>[a]</foo></foo>'],
  ['[a<gradient:none>b]', 'b', '<b>[a<gradient:none>b]</b>'],
  ['[a<red/>b]', 'b', '<b>[a<red/>b]</b>'],
  ['[a<head:Steve>b]', 'b', '<b>[a<head:Steve>b]</b>'],
  ['<pla[yer>b]', 'b', '<b>[<player>b]</b>'],
  ['a<b[r>b]', 'b', 'a<b>[<br>b]</b>'],
  ['[a\\<red>b]', 'b', '<b>[a\\<red>b]</b>'],
])('in %s what the reader opens nothing for is text', (marked, tag, result) => {
  expect(wrap(marked, tag)).toBe(result);
});

test('a tag with a text in its arguments is one tag', () => {
  const text = `[a<hover:show_text:'<red>x'>b]`;
  expect(wrap(text, 'b')).toBe(`<b>[a</b><hover:show_text:'<red>x'><b>b]</b>`);
});

const pieces = fc.array(
  fc.constantFrom('a', 'b ', '<red>', '</red>', '<u>', '</u>', '<#00ff00>', '</#00ff00>', '<br>'),
  { maxLength: 12 },
);

property.prop([pieces, pieces, pieces], { numRuns: 500 })(
  'wrapping keeps the text and makes exactly the selection bold',
  (before, inside, after) => {
    const [start, middle, end] = [before, inside, after].map((part) => part.join(''));
    const text = `${start}${middle}${end}`;
    const from = start?.length ?? 0;
    const wrapped = wrapInTag({ text, from, to: from + (middle?.length ?? 0) }, 'b').text;
    const was = readMiniMessage(text);
    const is = readMiniMessage(wrapped);
    if (!was.ok || !is.ok) throw new Error('there are no § codes in it');
    // A closing tag without an opening tag is text, and stays text.
    expect(toPlain(is.value)).toBe(toPlain(was.value));
    const bold = toRuns(is.value).filter((run) => run.bold);
    const boldText = bold.map((run) => (run.type === undefined ? run.text : '')).join('');
    const letters = (part = '') => part.replace(/<[^>]*>/g, '').replace(/\s/g, '');
    expect(boldText.replace(/<[^>]*>|\s/g, '')).toBe(letters(middle));
  },
);

property.prop([fc.string({ unit: fc.constantFrom(...`<>/:'"\\ab #!§`) }), fc.nat(), fc.nat()])(
  'wrapping any selection of any text keeps the old text inside the new one',
  (text, one, other) => {
    const from = Math.min(one, other) % (text.length + 1);
    const to = Math.max(from, Math.max(one, other) % (text.length + 1));
    const wrapped = wrapInTag({ text, from, to }, 'u');
    expect(wrapped.from).toBeLessThanOrEqual(wrapped.to);
    expect(wrapped.to).toBeLessThanOrEqual(wrapped.text.length);
    expect(wrapped.text.replaceAll(/<\/?u>/g, '')).toBe(text.replaceAll(/<\/?u>/g, ''));
  },
);
