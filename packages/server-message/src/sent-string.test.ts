import { drawnText, toRuns } from '@fucina/minecraft-text';
import { expect, test } from 'vitest';
import { readLineText } from './line-text.ts';
import { sentString } from './sent-string.ts';

test.each([
  [
    '<#8a2be2>Violet <b>and bold',
    [
      ['Violet ', '#ff55ff'],
      ['and bold', '#ff55ff'],
    ],
  ],
  [
    '<gradient:#ff0000:#00ff00>ab',
    [
      ['a', '#aa0000'],
      ['b', '#00aa00'],
    ],
  ],
  ['<green>go <click:run_command:/x>there', [['go there', '#55ff55']]],
  ['plain & simple', [['plain & simple', undefined]]],
])('%s has the colors of a string with section signs', (typed, runs) => {
  const shown = toRuns(sentString(readLineText(typed).content));
  expect(shown.map((run) => [drawnText(run), run.color])).toEqual(runs);
});
