import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { createStyle, createText, toPlain, toRuns } from '../component/index.ts';
import { mapText, readMiniMessage, replaceText, writeMiniMessage } from './index.ts';

const read = (text: string) => {
  const message = readMiniMessage(text);
  if (!message.ok) throw new Error(message.error.code);
  return message.value;
};

describe('words inside a gradient', () => {
  test('are replaced, and the gradient is spread over the new letters', () => {
    const replaced = replaceText(
      read('<gradient:red:blue>Hi %player%!</gradient>'),
      '%player%',
      'Alex',
    );
    const expected = '<gradient:red:blue>Hi Alex!</gradient>';
    expect(toRuns(replaced)).toEqual(toRuns(read(expected)));
    expect(writeMiniMessage(replaced).value).toBe(expected);
  });

  test('can be a component, whose own color stays', () => {
    const rank = createText('VIP', createStyle({ color: 0xffaa00 }));
    const replaced = replaceText(read('<rainbow>[%rank%] Hi</rainbow>'), '%rank%', rank);
    const expected = '<rainbow>[<gold>VIP</gold>] Hi</rainbow>';
    expect(toRuns(replaced)).toEqual(toRuns(read(expected)));
    expect(writeMiniMessage(replaced).value).toBe(expected);
  });

  test('are changed in gradients inside gradients', () => {
    const source = '<rainbow>ab<gradient:red:blue>cd<b>ef</b></gradient>gh</rainbow>';
    const changed = mapText(read(source), (text) => text.toUpperCase());
    expect(writeMiniMessage(changed).value).toBe(
      source.replace('ab', 'AB').replace('cd', 'CD').replace('ef', 'EF').replace('gh', 'GH'),
    );
  });
});

test('what a regular expression finds is given to a function', () => {
  const values: Readonly<Record<string, string>> = { name: 'Alex', rank: 'VIP' };
  const replaced = replaceText(read('<red>%rank% <b>%name%</b> %other%'), /%(\w+)%/, (found) => {
    const [whole, key = ''] = found;
    return values[key] ?? whole;
  });
  expect(writeMiniMessage(replaced).value).toBe('<red>VIP <b>Alex</b> %other%</red>');
});

test('a replacement is taken literally', () => {
  expect(toPlain(replaceText(read('a.b'), '.', '$&<red>'))).toBe('a$&<red>b');
});

test.each([/b/, /b/g, /b/y, /B/i, /B/giy])('%s is found wherever it is', (search) => {
  expect(toPlain(replaceText(read('abab'), search, 'x'))).toBe('axax');
});

test.each(['', /c*/])('nothing is put in place of what is empty: %s', (search) => {
  expect(toPlain(replaceText(read('ab'), search, 'x'))).toBe('ab');
});

test('a component in place of a whole text keeps its look', () => {
  const rank = createText('VIP', createStyle({ color: 0xffaa00 }));
  expect(replaceText(createText('%rank%'), '%rank%', rank)).toEqual(rank);
  expect(writeMiniMessage(replaceText(read('%rank%<b> x'), '%rank%', rank)).value).toBe(
    '<gold>VIP</gold><b> x</b>',
  );
  const gradient = '<gradient:red:blue>VIP</gradient>';
  expect(writeMiniMessage(replaceText(read('%rank%'), '%rank%', read(gradient))).value).toBe(
    gradient,
  );
});

test('texts of hovers, translations and fallbacks are changed, too', () => {
  const changed = mapText(read("<hover:show_text:'<red>x'>x</hover><lang:a:'<b>x'>"), (text) =>
    text.replaceAll('x', 'y'),
  );
  expect(writeMiniMessage(changed).value).toBe(
    writeMiniMessage(read("<hover:show_text:'<red>y'>y</hover><lang:a:'<b>y'>")).value,
  );
});

const fragment = fc.constantFrom(
  ...'<b>|</b>|<red>|</red>|<gradient>|<gradient:red:#00ff00:-0.3>|</gradient>|<rainbow:!3>|</rainbow>'.split(
    '|',
  ),
  ...'<transition:red:blue:0.2>|</transition>|<pride>|</pride>|<reset>|<br>|<key:key.jump>|<head:Bob>'.split(
    '|',
  ),
  ..."€|€€|a€b|abc|😀€|<hover:show_text:'<b>€'>|</hover>|<lang:a:'€'>|<sprite:item/apple>".split(
    '|',
  ),
);
const message = fc.array(fragment, { maxLength: 25 }).map((parts) => parts.join(''));

property.prop([message, fc.constantFrom('', 'x', 'Alex', '😀', 'é')], { numRuns: 1000 })(
  'what is replaced in the tree is what would have been written in the text',
  (source, word) => {
    const replaced = replaceText(read(source), '€', word);
    const expected = read(source.replaceAll('€', word));
    expect(toRuns(replaced)).toEqual(toRuns(expected));
    expect(toRuns(read(writeMiniMessage(replaced).value))).toEqual(toRuns(expected));
  },
);

property.prop([message])('nothing changed is nothing lost', (source) => {
  const same = mapText(read(source), (text) => text);
  expect(writeMiniMessage(same).value).toBe(writeMiniMessage(read(source)).value);
});
