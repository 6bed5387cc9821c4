import { expect, test } from 'vitest';
import { vectors } from '../../tests/vectors.ts';
import { type Component, toRuns } from '../component/index.ts';
import { readMiniMessage, toMiniMessage, writeMiniMessage } from './index.ts';

function read(text: string, strict = false): Component {
  const result = readMiniMessage(text, { strict });
  if (!result.ok) throw new Error(`${result.error.code}: ${text}`);
  return result.value;
}

const readable = vectors.filter(({ expected }) => 'runs' in expected);

test.each(readable)(
  '$id is written and read back to the same runs',
  ({ input, strict, expected }) => {
    const written = writeMiniMessage(read(input, strict)).value;
    expect({ runs: toRuns(read(written, true)) }).toEqual(expected);
    expect(writeMiniMessage(read(written)).value).toBe(written);
    expect(toMiniMessage(read(input, strict))).toBe(written);
  },
);

test('line breaks are tags, or stay line breaks', () => {
  const component = read("<red>a\\<b>\nb</red><hover:show_text:'c\nd'>e");
  expect(writeMiniMessage(component).value).toBe(
    "<red>a\\<b><br>b</red><hover:show_text:'c<br>d'>e</hover>",
  );
  const kept = writeMiniMessage(component, { lineBreaks: 'kept' }).value;
  expect(kept).toBe("<red>a\\<b>\nb</red><hover:show_text:'c\nd'>e</hover>");
  expect(toRuns(read(kept))).toEqual(toRuns(component));
});
