import { expect, test } from 'vitest';
import { lastLines, summarize } from './summary.ts';

const failed = (number: number) =>
  Array.from({ length: number }, (_, at) => ({
    test: `a.test.ts › test ${at}`,
    error: 'Error: first\nsecond\nthird\nfourth',
  }));

test('of one failure the error is shown without colours, stack and the code around', () => {
  const error = [
    '\u001b[31mError: expect(received).toBe(expected)\u001b[39m',
    '',
    'Expected: 120',
    'Received: 240',
    '',
    '  204 |   });',
    '> 205 |   expect(width).toBe(120);',
    '      |                 ^',
    '    at /fucina/e2e/toolkit.spec.ts:205:17',
  ].join('\n');
  expect(summarize([{ test: 'e2e/toolkit.spec.ts:200 › previews', error }])).toEqual([
    '✗ e2e/toolkit.spec.ts:200 › previews',
    '    Error: expect(received).toBe(expected)',
    '    Expected: 120',
    '    Received: 240',
    '    > 205 |   expect(width).toBe(120);',
  ]);
});

test.each([1, 20])(
  'of %i failed properties the seed and the counterexample are shown',
  (number) => {
    const error =
      'Error: Property failed after 3 tests\n{ seed: -12, path: "2:0", endOnFailure: true }\nCounterexample: ["\\n"]\nShrunk 1 time(s)\n\nHint: Enable verbose mode';
    const lines = summarize(Array(number).fill({ test: 'a.test.ts › round trip', error }));
    expect(lines.slice(0, 2)).toEqual([
      '✗ a.test.ts › round trip',
      '    Error: Property failed after 3 tests { seed: -12, path: "2:0", endOnFailure: true } Counterexample: ["\\n"]',
    ]);
  },
);

test.each([2, 5, 15, 20, 21, 500])('%i failures fit at the end of a log', (number) => {
  const lines = summarize(failed(number));
  expect(lines.length).toBeLessThanOrEqual(41);
  const names = lines.filter((line) => line.startsWith('✗'));
  expect(names).toHaveLength(Math.min(number, 20));
  expect(lines.filter((line) => line === '    Error: first')).toHaveLength(names.length);
  expect(lines.at(-1)).toBe(number > 20 ? `and ${number - 20} more` : lines.at(-1));
});

test('a long line is cut', () => {
  const [name = '', first = ''] = summarize([{ test: 'a'.repeat(1000), error: 'b'.repeat(1000) }]);
  expect([name.length, first.length]).toEqual([203, 205]);
});

test('of a step without a report the last lines are shown', () => {
  const said = Array.from({ length: 100 }, (_, at) => `\u001b[31mline ${at}\u001b[39m\n`).join(
    '\n',
  );
  expect(lastLines(said)).toEqual(Array.from({ length: 15 }, (_, at) => `line ${at + 85}`));
});
