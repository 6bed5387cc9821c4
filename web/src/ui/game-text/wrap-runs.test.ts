import { fc, test } from '@fast-check/vitest';
import { type Run, textWidth } from '@fucina/minecraft-text';
import { expect } from 'vitest';
import { textOf } from './look.ts';
import { wrapRuns } from './wrap-runs.ts';

function wrapped(runs: readonly Run[], width: number): string[] {
  return wrapRuns(runs, width, {}).map((line) => line.map(textOf).join(''));
}

test.each([
  ['breaks at the last space that fits', 'aaa bbb ccc', 40, ['aaa bbb', 'ccc']],
  ['breaks inside a word that is wider than a line', 'aaaaaaaa', 18, ['aaa', 'aaa', 'aa']],
  ['keeps line breaks', 'a\n\nb', 100, ['a', '', 'b']],
  ['lets spaces hang over the end', 'aaa   bbb', 18, ['aaa', 'bbb']],
  ['shows an empty text as one line', '', 100, ['']],
])('%s', (_, text, width, lines) => {
  expect(wrapped([{ text }], width)).toEqual(lines);
});

test('a word goes to the next line whole, whatever its letters wear', () => {
  const runs: Run[] = [
    { text: 'aaa b', color: '#ff5555' },
    { text: 'b', bold: true },
    { text: 'b c' },
  ];
  expect(wrapRuns(runs, 36, {})).toEqual([
    [{ text: 'aaa', color: '#ff5555' }],
    [{ text: 'b', color: '#ff5555' }, { text: 'b', bold: true }, { text: 'b c' }],
  ]);
});

const anyRuns = fc.array(
  fc.record({
    text: fc.string({ unit: fc.constantFrom('a', 'i', ' ', 'W', '€', '🎉') }),
    bold: fc.boolean(),
  }),
  { maxLength: 12 },
);

test.prop([anyRuns, fc.integer({ min: 20, max: 200 })])(
  'nothing but spaces is lost, and no line is wider than it may be',
  (runs, width) => {
    const lines = wrapRuns(runs, width, {});
    const letters = (text: string) => text.replaceAll(' ', '');
    expect(letters(lines.flat().map(textOf).join(''))).toBe(
      letters(runs.map(({ text }) => text).join('')),
    );
    for (const line of lines) {
      const inked = line.map((run) => textWidth(textOf(run), { bold: run.bold ?? false }));
      const hanging = /( *)$/.exec(line.map(textOf).join(''))?.[1]?.length ?? 0;
      expect(inked.reduce((sum, each) => sum + each, 0) - hanging * 5).toBeLessThanOrEqual(width);
    }
  },
);
