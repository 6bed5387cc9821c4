import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { tokensIn } from './index.ts';
import { open, TAB } from './testing/opened.ts';

async function pieces(path: string, content: string) {
  const found = tokensIn(await open(path, content), { from: 0, to: content.length });
  return found.map(({ kind, from, to, isRefused }) => {
    return `${isRefused ? 'refused ' : ''}${kind} ${content.slice(from, to)}`;
  });
}

describe('the pieces of texts', () => {
  test.each([
    ['a.mm', '<red>x</red>', ['sign <', 'name red', 'sign >', 'sign </', 'name red', 'sign >']],
    ['a.mm', '<#12abef/>', ['sign <', 'number #12abef', 'sign />']],
    [
      'a.mm',
      "<hover:show_text:'<b>y'>",
      [
        ...['sign <', 'name hover', 'sign :', 'argument show_text', 'sign :'],
        ...['sign <', 'name b', 'sign >', 'sign >'],
      ],
    ],
    [
      'a.mm',
      "<click:run_command:'/a'>",
      [
        ...['sign <', 'name click', 'sign :', 'argument run_command'],
        ...['sign :', "quoted '/a'", 'sign >'],
      ],
    ],
    ['a.mm', '<click>', ['refused sign <', 'refused name click', 'refused sign >']],
    ['a.mm', '<rde>x %player% 5%', ['placeholder %player%']],
    [
      TAB,
      "a: 'it''s \\n<i>'\nb: \"\\u00e9 %a%\"",
      ['sign <', 'name i', 'sign >', 'placeholder %a%'],
    ],
    [
      'Shop.java',
      'a = "<red>x" + b + "<b>"',
      ['sign <', 'name red', 'sign >', 'sign <', 'name b', 'sign >'],
    ],
    ['Shop.java', 'List<red> a = "x";', []],
  ])('%s: %s', async (path, content, expected) => {
    expect(await pieces(path, content)).toEqual(expected);
  });

  test('what a program computes is none', async () => {
    const found = await pieces('Shop.java', `a = "<hover:show_text:'" + b + "'><red>"`);
    expect(found).not.toContainEqual(expect.stringContaining('+ b +'));
    expect(found).toContain('name red');
  });

  test('a tag of the plugin is known, and none of MiniMessage', async () => {
    const document = await open('messages.yml', "a: '<shop><b>'", { tags: ['shop'] });
    const found = tokensIn(document, { from: 0, to: 20 });
    expect(found.filter(({ kind }) => kind !== 'sign')).toMatchObject([
      { kind: 'placeholder', isStandard: false },
      { kind: 'name', isStandard: true },
    ]);
  });

  test('only texts that touch the range are read', async () => {
    const content = '<red>\n<b>\n<i>';
    const found = tokensIn(await open('a.mm', content), { from: 7, to: 8 });
    expect(found.map(({ from, to }) => content.slice(from, to))).toEqual(['<', 'b', '>']);
  });
});

const part = fc.constantFrom(
  '<red>',
  '</b>',
  ':',
  "'",
  '%a%',
  '<hover:show_text:',
  '>',
  '\\',
  '\n',
  'x',
);
property.prop([
  fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.constantFrom('a.mm', 'messages.yml', 'A.java'),
])('none is inside another one', async (content, path) => {
  const found = tokensIn(await open(path, content), { from: 0, to: content.length });
  for (const [index, { from }] of found.entries()) {
    expect(from).toBeGreaterThanOrEqual(found[index - 1]?.to ?? 0);
  }
});
