import type { Layout } from '../layout.ts';
import type { Sheet } from '../sheet.ts';
import type { PlaceText } from '../shown-text.ts';

/** From the vertical middle of the window. */
const PARTS = [
  { scale: 4, y: -40 },
  { scale: 2, y: 10 },
];
const TOP = -48;
const BOTTOM = 36;

/** A title, and a subtitle below it. */
export function layOutTitle(texts: readonly PlaceText[], sheet: Sheet): Layout {
  const { width, height } = sheet.window;
  const middle = Math.floor(height / 2);
  let content = 0;
  for (const [index, { scale, y }] of PARTS.entries()) {
    const text = texts[index];
    if (!text) continue;
    const line = sheet.lineOf(text);
    sheet.noteOver(index + 1, line.width * scale - width);
    sheet.drawInMiddle(line, middle + y, { scale });
    content = Math.max(content, line.width * scale);
  }
  if (texts.length > PARTS.length) {
    sheet.note({ code: 'lines', shown: PARTS.length, count: texts.length });
  }
  return sheet.finishMiddle(middle + TOP, BOTTOM - TOP, content);
}
