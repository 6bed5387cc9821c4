import { textWidth } from '@fucina/minecraft-text';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChatPreview } from './chat-preview.tsx';
import { TextPreview } from './text-preview.tsx';
import { TooltipPreview } from './tooltip-preview.tsx';

/** What the styles choose the scale by. */
function sizeOf(element: React.ReactElement): readonly number[] {
  const { container, unmount } = render(element);
  const scaled = container.querySelector<HTMLElement>('.game-scaled');
  const size = ['--across', '--down'].map((name) => Number(scaled?.style.getPropertyValue(name)));
  unmount();
  return size;
}

const LONG = 'the longest of all lines';

test.each([
  ['the name', LONG, ['a'], ['b']],
  ['a line of the lore', 'a', ['b', LONG], ['c']],
  ['a line of the game', 'a', ['b'], [LONG]],
])('a tooltip is as wide as %s, where that is the widest', (_, title, lines, details) => {
  const [width, height] = sizeOf(<TooltipPreview title={title} lines={lines} details={details} />);
  // Margin, border and padding are four pixels on each side.
  expect(width).toBe(textWidth(LONG) + 8);
  // Ten a line without the room above the first and below the last letters, and two below the name.
  expect(height).toBe((lines.length + 2) * 10 - 2 + 2 + 8);
});

test('line breaks in a line of lore make the tooltip higher, not wider', () => {
  const [width, height] = sizeOf(<TooltipPreview title="a" lines={[`b<newline>${LONG}`]} />);
  expect([width, height]).toEqual([textWidth(LONG) + 8, 38]);
});

test('chat is as wide as its widest line, and never wider than in the game', () => {
  expect(sizeOf(<ChatPreview messages={[[{ text: LONG }]]} />)).toEqual([textWidth(LONG) + 4, 11]);
  const [width = 0, height] = sizeOf(
    <ChatPreview messages={[[{ text: 'a' }], [{ text: 'word '.repeat(20) }]]} />,
  );
  expect(width).toBeGreaterThan(250);
  expect(width).toBeLessThanOrEqual(328);
  expect(height).toBe(29);
});

test('lines of their own are measured line by line, in a frame or not', () => {
  const runs = [{ text: `a\n${LONG}\n` }, { text: 'b', bold: true }];
  expect(sizeOf(<TextPreview runs={runs} />)).toEqual([textWidth(LONG), 30]);
  expect(sizeOf(<TextPreview runs={runs} isFramed />)).toEqual([textWidth(LONG) + 8, 38]);
});
