import type { Layout } from '../layout.ts';
import { LINE_HEIGHT, label, type Sheet, widest } from '../sheet.ts';
import type { PlaceText } from '../shown-text.ts';

export interface DisconnectOptions {
  /** The screen's title in the player's language. */
  readonly title?: string;
  /** What stands on the button below. */
  readonly button?: string;
}

const PADDING = 10;
/** Left and right of the reason together. */
const SIDES = 50;
const BUTTON = { width: 200, height: 20 };
const BUTTON_TEXT = 6;

/** The screen that tells why a player was kicked. */
export function layOutDisconnect(
  texts: readonly PlaceText[],
  sheet: Sheet,
  { title = '', button = '' }: DisconnectOptions,
): Layout {
  const { width, height } = sheet.window;
  const most = Math.floor((height - LINE_HEIGHT - 4 * PADDING) / LINE_HEIGHT);
  const [text = label('')] = texts;
  const lines = sheet.firstOf(sheet.linesOf(text, width - SIDES), most);
  const reason = Math.max(1, lines.length) * LINE_HEIGHT;
  const whole = LINE_HEIGHT + reason + BUTTON.height + 6 * PADDING;
  const top = Math.floor((height - whole) / 2);
  sheet.drawCentered(sheet.lineOf(label(title)), sheet.middle, top + PADDING);
  const first = top + LINE_HEIGHT + 3 * PADDING;
  for (const [index, line] of lines.entries()) {
    sheet.drawCentered(line, sheet.middle, first + index * LINE_HEIGHT);
  }
  const y = first + reason + 2 * PADDING;
  sheet.add({ kind: 'button', x: sheet.middle - BUTTON.width / 2, y, ...BUTTON });
  sheet.drawCentered(sheet.lineOf(label(button)), sheet.middle, y + BUTTON_TEXT);
  const [from, to] = [Math.max(0, top), Math.min(height, top + whole)];
  return sheet.finishMiddle(from, to - from, Math.max(BUTTON.width, widest(lines)));
}
