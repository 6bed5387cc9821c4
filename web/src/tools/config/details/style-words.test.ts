import { expect, test } from 'vitest';
import { currentWords } from '../../../words/use-words.tsx';
import { styleWords } from './style-words.ts';

test('each piece of a text is told with its color and its decorations', () => {
  const { t } = currentWords();
  const runs = [
    { text: 'Shop ', color: '#ffff55', bold: true, italic: true },
    { text: ' ', color: '#aaaaaa' },
    { text: 'Hot', color: '#ff8800' },
    { text: ' plain', bold: false },
  ];
  expect(styleWords(runs, t)).toBe('Yellow, Bold, Italic: Shop; #ff8800: Hot; plain');
});
