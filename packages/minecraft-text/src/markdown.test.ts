import { expect, test } from 'vitest';
import { createText } from './component/index.ts';
import { writeMarkdown } from './markdown.ts';
import { readMiniMessage } from './mini-message/index.ts';

function markdown(miniMessage: string) {
  const read = readMiniMessage(miniMessage);
  if (!read.ok) throw new Error(read.error.code);
  return writeMarkdown(read.value);
}

test.each([
  ['plain text', 'plain text'],
  ['<b>EPIC </b>news', '**EPIC** news'],
  ['<b><i>both', '***both***'],
  ['<st>old</st> <i>new', '~~old~~ *new*'],
  ['<b><gradient:red:blue>Fucina</gradient></b> hi', '**Fucina** hi'],
  ['<i><red>a</red><blue>b</blue></i>c', '*ab*c'],
  ['<b>a<i>b', '**a*****b***'],
  ['<b>one<br>two', '**one**  \n**two**'],
  ["<click:open_url:'https://a.b/x y'>site", '[site](<https://a.b/x%20y>)'],
  ["<click:open_url:'https://a.b/%20'><b>site", '[**site**](<https://a.b/%20>)'],
  ['2 * 3_4 [x] `y` ~ | > \\', '2 \\* 3\\_4 \\[x\\] \\`y\\` \\~ \\| \\> \\\\'],
  ['# no heading<br>- no list<br>1. no number', '\\# no heading  \n\\- no list  \n1\\. no number'],
  ['&amp; & more', '\\&amp; & more'],
])('%s is %s', (text, expected) => expect(markdown(text).value).toBe(expected));

test.each([
  ['only blanks', '   ', '   '],
  ['blanks around', '<b>  a b \t</b>', '**a b**'],
  ['blanks on two lines', '<b> a <br>  b ', ' **a**   \n  **b** '],
])('marks stand at letters: %s', (_, text, expected) => {
  expect(markdown(text).value.trim()).toBe(expected.trim());
});

test('half of a pair of surrogates in an address is replaced', () => {
  const link = { click: { action: 'open_url', value: 'https://a\ud800.b' } } as const;
  expect(writeMarkdown(createText('x', link)).value).toBe('[x](<https://a%EF%BF%BD.b>)');
});

test('colors and underlines are lost, links are not', () => {
  const { losses } = markdown("<red><u>x</u></red><click:open_url:'https://a.b'>y");
  expect(losses.map(({ code }) => code)).toEqual(['color', 'underlined']);
});
