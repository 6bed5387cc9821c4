import type { Layout } from '../layout.ts';
import { LINE_HEIGHT, label, type Sheet } from '../sheet.ts';
import type { PlaceText } from '../shown-text.ts';

export interface BookOptions {
  /** Counted from 0; each text is a page. */
  readonly page?: number;
  /** The game writes “Page 1 of 2” in the player's language. */
  readonly pageLabel?: string;
}

/** The paper within the game's picture of 192 by 192, whose top left is 0,0. */
const PAPER = { kind: 'page', x: 20, y: 1, width: 146, height: 180 } as const;
const TEXT = { x: 36, y: 30, width: 114, lines: 14 };
const PAGE_NUMBER = { right: 148, y: 16 };
const MARGIN = 2;

export function layOutBook(
  pages: readonly PlaceText[],
  sheet: Sheet,
  { page = 0, pageLabel = '' }: BookOptions,
): Layout {
  sheet.add(PAPER);
  if (pageLabel !== '') {
    const line = sheet.lineOf(label(pageLabel));
    sheet.draw(line, PAGE_NUMBER.right - line.width, PAGE_NUMBER.y);
  }
  const text = pages[page];
  const lines = text ? sheet.firstOf(sheet.linesOf(text, TEXT.width), TEXT.lines) : [];
  for (const [index, line] of lines.entries()) {
    sheet.draw(line, TEXT.x, TEXT.y + index * LINE_HEIGHT);
  }
  return sheet.finish({
    x: PAPER.x - MARGIN,
    y: PAPER.y - MARGIN,
    width: PAPER.width + 2 * MARGIN,
    height: PAPER.height + 2 * MARGIN,
  });
}
