import { readMiniMessage } from '@fucina/minecraft-text';
import { expect, test } from 'vitest';
import { layOut } from './lay-out.ts';
import { showText } from './shown-text.ts';

const shown = (text: string, game?: string) => {
  const read = readMiniMessage(text);
  if (!read.ok) throw new Error(read.error.code);
  return showText(read.value, game);
};

test('a title and its subtitle stand in the middle of the window', () => {
  const { texts, notices } = layOut('title', shown('Welcome!<br>Welcome!'));
  expect(texts.map(({ x, y, scale, width }) => [x, y, scale, width])).toEqual([
    [133, 80, 4, 41],
    [173, 130, 2, 41],
  ]);
  expect(notices).toEqual([]);
});
