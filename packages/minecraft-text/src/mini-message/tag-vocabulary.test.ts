import { expect, test } from 'vitest';
import { toPlain } from '../component/plain.ts';
import { ARGUMENT_WORDS, argumentKind, mainTagName, readMiniMessage, TAG_NAMES } from './index.ts';

test.each([
  ['b', 'bold'],
  ['!b', 'bold'],
  ['grey', 'color'],
  ['#12abef', 'color'],
  ['tr', 'lang'],
  ['shop', undefined],
])('%s is a name of %s', (name, main) => expect(mainTagName(name)).toBe(main));

test('every word for an argument is accepted where it is said to stand', () => {
  for (const name of TAG_NAMES) {
    const kind = argumentKind(name, 0);
    for (const word of kind === undefined ? [] : ARGUMENT_WORDS[kind]) {
      const others = { gradient: ':red', transition: ':red:0.5', click: ':1', hover: ':stone' };
      const entity = word === 'show_entity' ? ':00000000-0000-0000-0000-000000000000' : '';
      const rest = word === 'custom' ? ':a:b' : (others[name as keyof typeof others] ?? '');
      const read = readMiniMessage(`<${name}:${word}${rest}${entity}>x`);
      expect([name, word, read.ok && toPlain(read.value)]).toEqual([name, word, 'x']);
    }
  }
  expect(argumentKind('red', 0)).toBeUndefined();
  expect(argumentKind('gradient', 3)).toBe('color');
});
