import type { Layout } from '../layout.ts';
import { LINE_HEIGHT, label, type Sheet } from '../sheet.ts';
import type { PlaceText } from '../shown-text.ts';

export interface ToastOptions {
  /** “Advancement Made!” in the player's language. */
  readonly kind?: string;
  readonly isChallenge?: boolean;
}

const SIZE = { width: 160, height: 32 };
const TITLE_WIDTH = 125;
const LEFT = 30;
/** More are not inside the frame. */
const MAX_LINES = 3;
const KIND_Y = 7;
const TITLE_Y = 18;
/** The middle of a title of several lines, which takes the place of the kind after a moment. */
const MIDDLE = 16;

/** The message about an advancement. 0,0 is its top left. */
export function layOutToast(
  texts: readonly PlaceText[],
  sheet: Sheet,
  { kind = '', isChallenge = false }: ToastOptions,
): Layout {
  const area = { x: 0, y: 0, ...SIZE };
  sheet.add({ kind: 'toast', ...area });
  sheet.add({ kind: 'icon', x: 8, y: 8, width: 16, height: 16 });
  const [text = label('')] = texts;
  const lines = sheet.firstOf(sheet.linesOf(text, TITLE_WIDTH), MAX_LINES);
  if (lines.length > 1) {
    const first = MIDDLE - Math.floor((lines.length * LINE_HEIGHT) / 2);
    for (const [index, line] of lines.entries()) {
      sheet.draw(line, LEFT, first + index * LINE_HEIGHT);
    }
    return sheet.finish(area, SIZE.width);
  }
  const color = isChallenge ? 0xff88ff : 0xffff00;
  sheet.draw(sheet.lineOf(label(kind), { ...sheet.place.style, color }), LEFT, KIND_Y);
  for (const line of lines) sheet.draw(line, LEFT, TITLE_Y);
  return sheet.finish(area, SIZE.width);
}
