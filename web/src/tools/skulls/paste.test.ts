import { expect, test } from 'vitest';
import { paste } from './paste.ts';

const EMPTY = { name: '', lore: ['', '', ''] };
const IN_NAME = { field: 'name', before: '', behind: '' } as const;
const IN_FIRST = { field: 0, before: '', behind: '' } as const;

test('a text in another notation is read, and goes into its field alone', () => {
  expect(paste('&6&lBoss', IN_NAME, EMPTY)).toBe('<gold><b>Boss</b></gold>');
  expect(paste('{"text":"Boss","color":"gold"}', IN_FIRST, EMPTY)).toBe('<gold>Boss</gold>');
  expect(paste('<gold>Boss', IN_NAME, EMPTY)).toBe('<gold>Boss');
});

test('an item brings its name and its lore', () => {
  const item = "boss:\n  name: '&6Boss'\n  lore:\n    - '&7A'\n    - '&cB'";
  const read = { name: '<gold>Boss</gold>', lore: ['<gray>A</gray>', '<red>B</red>'] };
  expect(paste(item, IN_FIRST, EMPTY)).toEqual(read);
  expect(paste("name: '&6Boss'\nmaterial: STONE", IN_NAME, { name: 'x', lore: ['y'] })).toEqual({
    name: '<gold>Boss</gold>',
    lore: ['y'],
  });
});

test('lines fill the empty ones below, and push down the others', () => {
  const list = "- '&7A'\n- '&cB'";
  const [a, b] = ['<gray>A</gray>', '<red>B</red>'];
  expect(paste(list, IN_FIRST, EMPTY)).toEqual({ name: '', lore: [a, b, ''] });
  expect(paste(list, IN_FIRST, { name: '', lore: ['', 'x', ''] })).toEqual({
    name: '',
    lore: [a, b, 'x', ''],
  });
  const around = { field: 0, before: '(', behind: ')' } as const;
  expect(paste(list, around, { name: '', lore: ['()'] })).toEqual({
    name: '',
    lore: [`(${a}`, `${b})`],
  });
  expect(paste(list, IN_NAME, { name: '', lore: ['', 'x', ''] })).toEqual({
    name: a,
    lore: [b, 'x'],
  });
});
