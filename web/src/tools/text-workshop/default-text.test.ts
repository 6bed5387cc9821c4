import { readMiniMessage, toRuns } from '@fucina/minecraft-text';
import { readSource } from '@fucina/text-workshop';
import { DEFAULT_TEXT } from '@fucina/tool-state/tools/text-workshop';
import { expect, test } from 'vitest';
import { DEFAULT_COMPONENT, DEFAULT_PLACEHOLDERS } from './default-text.ts';

test('the text that the page begins with is shown as it is read', () => {
  const read = readMiniMessage(DEFAULT_TEXT);
  expect(read.ok && toRuns(read.value)).toEqual(toRuns(DEFAULT_COMPONENT));
});

test('its placeholders are those that are found in it', () => {
  expect(readSource(DEFAULT_TEXT).placeholders()).toEqual(DEFAULT_PLACEHOLDERS);
});
