import type { Layout } from '../layout.ts';
import { LINE_HEIGHT, type Sheet } from '../sheet.ts';
import type { PlaceText } from '../shown-text.ts';

/** Around the text, so that it does not stand at the edge of its picture. */
const MARGIN = 6;

/** One line in the middle of the window, at a distance from its bottom. Nothing is cut but by the window. */
export function layOutCenteredLine(
  texts: readonly PlaceText[],
  sheet: Sheet,
  fromBottom: number,
): Layout {
  const y = sheet.window.height - fromBottom;
  let width = 0;
  for (const text of texts.slice(0, 1)) {
    const line = sheet.lineOf(text);
    sheet.noteOver(1, line.width - sheet.window.width);
    sheet.drawInMiddle(line, y);
    width = line.width;
  }
  return sheet.finishMiddle(y - MARGIN, LINE_HEIGHT + 2 * MARGIN, width);
}
