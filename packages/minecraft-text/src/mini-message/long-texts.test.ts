import process from 'node:process';
import { expect, test } from 'vitest';
import { hasLinearCost } from '../../tests/linear-cost.ts';
import { toRuns } from '../component/index.ts';
import { diagnoseMiniMessage, readMiniMessage, writeMiniMessage } from './index.ts';
import { scanTags } from './scan-tags.ts';

const N = 60_000;
const hostile = {
  'open brackets': '<'.repeat(2 * N),
  'brackets and quotes': `<'`.repeat(N),
  'brackets and both quotes': `<"<'`.repeat(N / 2),
  'escaped quotes that one quote ends': `${"<\\'".repeat(N)}'`,
  'long strings, none of them a tag': `<"${'x'.repeat(N)}"`.repeat(4) + `<'"`.repeat(N / 2),
  'nested bold': '<b>'.repeat(N),
  'nested bold around text': `${'<b>a'.repeat(N)}${'<i>x</i></b>'.repeat(N)}`,
  'doubly nested text': `${'<b><b>a'.repeat(N / 2)}${'<i>x</i></b></b>'.repeat(N / 2)}`,
  'nested colors': '<red>a<blue>b'.repeat(N / 2),
  'nested gradients': `${'<gradient>'.repeat(N / 4)}a`,
  'nested gradients with text': '<rainbow>a'.repeat(N / 4),
  'closing tags of nothing': `${'<b>'.repeat(N / 2)}${'</i>'.repeat(N / 2)}`,
  'closing tags of other arguments': `${'<c:red>'.repeat(N / 4)}${'</c:blue>'.repeat(N / 4)}`,
  'closing tags that all differ': `${'<b>'.repeat(N / 2)}${Array.from({ length: N / 4 }, (_, i) => `</c:${i}>`).join('')}`,
  'one tag of many arguments': `<lang:a${':b'.repeat(N)}>`,
  'one tag of many blanks': `<gradient:${' '.repeat(N)}x>`,
  'one tag of many digits': `<gradient:${'1'.repeat(N)}x>`,
  backslashes: '\\'.repeat(2 * N),
  'section signs': '§z'.repeat(N),
  'a hover on every letter': `<hover:show_text:'<b>${'x'.repeat(100)}'>a</hover>`.repeat(N / 100),
  'a long hover over a gradient': `<hover:show_text:'${'<b>x</b>'.repeat(N / 20)}'><gradient>${'a'.repeat(N / 10)}`,
};

/** Of the processor, not of the clock: other work on the machine does not count. */
const MAX_MS = 10_000;

test.each(Object.entries(hostile))(
  '%s: read and written quickly',
  (_, input) => {
    const before = process.threadCpuUsage();
    const result = readMiniMessage(input);
    if (!result.ok) throw new Error(result.error.code);
    const runs = toRuns(result.value);
    const again = readMiniMessage(writeMiniMessage(result.value).value, { strict: true });
    expect(again.ok && toRuns(again.value)).toEqual(runs);
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(MAX_MS);
  },
  120_000,
);

test('no string is read again for each tag that is not closed', async () => {
  const prepare = (size: number) => {
    const text = `<<${`\\'<'"a`.repeat(size / 6)}`;
    return () => scanTags(text, { onTag: () => true });
  };
  expect(await hasLinearCost(prepare, 6000)).toBe(true);
});

test('ten thousand stray tags and codes are found quickly', () => {
  const text = '<b>'.repeat(10_000) + '</bold>&c'.repeat(10_000);
  expect(diagnoseMiniMessage(text)).toHaveLength(30_000);
});
