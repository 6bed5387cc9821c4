import type { Style } from '@fucina/minecraft-text';
import type { Layout } from '../layout.ts';
import { type Line, label, type Sheet, widest } from '../sheet.ts';
import type { PlaceText } from '../shown-text.ts';

export interface TextDisplayOptions {
  readonly lineWidth?: number;
  readonly alignment?: 'center' | 'left' | 'right';
  readonly hasShadow?: boolean;
  /** From 0 to 1; the entity's own is a quarter of black. */
  readonly backgroundOpacity?: number;
}

const LINE_WIDTH = 200;
const STEP = 10;
/** Ten blocks. The game has no limit. */
const MAX_LINES = 40;
const MARGIN = 4;

/** An entity of text in the world: 40 pixels are a block. 0,0 is the top left of its lines. */
export function layOutTextDisplay(
  texts: readonly PlaceText[],
  sheet: Sheet,
  {
    lineWidth = LINE_WIDTH,
    alignment = 'center',
    hasShadow = false,
    backgroundOpacity = 0x40 / 0xff,
  }: TextDisplayOptions,
): Layout {
  const style: Style = hasShadow ? { ...sheet.place.style, shadow: undefined } : sheet.place.style;
  const [text = label('')] = texts;
  const lines = sheet.firstOf(sheet.linesOf(text, lineWidth, style), MAX_LINES);
  const width = widest(lines);
  const height = STEP * lines.length;
  if (lines.length > 0) {
    const box = { x: -1, y: -1, width: width + 1, height: height + 1 };
    sheet.fill(box, '#000000', backgroundOpacity);
  }
  for (const [index, line] of lines.entries()) {
    sheet.draw(line, startOf(line, width, alignment), index * STEP);
  }
  return sheet.finish({
    x: -MARGIN,
    y: -MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  });
}

function startOf(
  line: Line,
  width: number,
  alignment: NonNullable<TextDisplayOptions['alignment']>,
): number {
  switch (alignment) {
    case 'left':
      return 0;
    case 'center':
      return (width - line.width) / 2;
    case 'right':
      return width - line.width;
  }
}
