import { expect, test } from 'vitest';
import { currentWords } from '../../words/use-words.tsx';
import { errorWords } from './error-words.ts';

test.each([
  [' ', 'A name with a space cannot be used here. Rename the jar.'],
  ['\u00a0', 'A name with an invisible character cannot be used here. Rename the jar.'],
  ['?', 'A name with “?” cannot be used here. Rename the jar.'],
])('a name with %j says what is wrong with it', (character, sentence) => {
  expect(errorWords({ code: 'jar-name-character', character }, currentWords().t)).toBe(sentence);
});
