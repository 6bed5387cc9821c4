import { readMiniMessage, toRuns } from '@fucina/minecraft-text';
import { DEFAULT_TEXT } from '@fucina/tool-state/tools/text-workshop';
import { expect, test } from 'vitest';
import { DEFAULT_COMPONENT } from './default-text.ts';

test('the text that the page begins with is shown as it is read', () => {
  const read = readMiniMessage(DEFAULT_TEXT);
  expect(read.ok && toRuns(read.value)).toEqual(toRuns(DEFAULT_COMPONENT));
});
