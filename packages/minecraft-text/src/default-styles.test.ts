import { expect, test } from 'vitest';
import { createText } from './component/component.ts';
import { toRuns } from './component/runs.ts';
import { createStyle } from './component/style.ts';
import {
  customNameStyle,
  itemNameStyle,
  LORE_STYLE,
  PAPER_STYLE,
  SIDEBAR_STYLE,
} from './default-styles.ts';

const shown = (style: Parameters<typeof createStyle>[0], under = LORE_STYLE) =>
  toRuns(createText('', under, [createText('x', createStyle(style))]));

test('lore is dark purple and italic unless the line says otherwise', () => {
  expect(shown({})).toEqual([{ text: 'x', color: '#aa00aa', italic: true }]);
  expect(shown({ color: 0xffffff })).toEqual([{ text: 'x', color: '#ffffff', italic: true }]);
  expect(shown({ italic: false })).toEqual([{ text: 'x', color: '#aa00aa', italic: false }]);
});

test('names are colored by rarity, and only custom names are italic', () => {
  expect(shown({}, customNameStyle('epic'))).toEqual([
    { text: 'x', color: '#ff55ff', italic: true },
  ]);
  expect(shown({}, itemNameStyle())).toEqual([{ text: 'x', color: '#ffffff' }]);
});

test.each([
  ['paper', PAPER_STYLE],
  ['the sidebar', SIDEBAR_STYLE],
])('text has no shadow on %s unless it has its own', (_, style) => {
  expect(shown({}, style)).toMatchObject([{ shadow: '#00000000' }]);
  expect(shown({ shadow: 0x40ff0000 }, style)).toMatchObject([{ shadow: '#40ff0000' }]);
});
