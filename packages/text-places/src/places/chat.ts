import { isSince, since } from '@fucina/game-versions';
import { CHAT_WIDTH, chatLines, wrapRuns } from '@fucina/minecraft-text';
import type { Layout } from '../layout.ts';
import { LINE_HEIGHT, type Line, type Sheet, widest } from '../sheet.ts';
import type { PlaceText } from '../shown-text.ts';

export interface ChatOptions {
  /** The player's setting: 40 to 320. */
  readonly width?: number;
}

/** Of the open chat. */
const MAX_LINES = 20;
const LEFT = 4;
/** Right of the text's room. */
const RIGHT = 8;
const BELOW = 40;
const TEXT_ABOVE_BOTTOM = 8;
/** Short messages need no picture as wide as the chat. */
const MIN_SHOWN = 192;

/** The open chat; its newest messages are at the bottom. */
export function layOutChat(
  messages: readonly PlaceText[],
  sheet: Sheet,
  { width = CHAT_WIDTH }: ChatOptions,
): Layout {
  const lines = messages.flatMap((message) => linesOf(message, sheet, width));
  const shown = lines.slice(-MAX_LINES);
  if (shown.length < lines.length) {
    sheet.note({ code: 'lines', shown: shown.length, count: lines.length });
  }
  const bottom = sheet.window.height - BELOW;
  const top = bottom - shown.length * LINE_HEIGHT;
  const box = { x: 0, y: top, width: LEFT + width + RIGHT, height: bottom - top };
  sheet.fill(box, '#000000', 0.5);
  if (isSince(sheet.game, since.chatBar)) sheet.fill({ ...box, width: 2 }, '#d0d0d0', 1);
  for (const [index, line] of shown.entries()) {
    sheet.draw(line, LEFT, top + (index + 1) * LINE_HEIGHT - TEXT_ABOVE_BOTTOM);
  }
  const needed = Math.max(MIN_SHOWN, LEFT + widest(shown) + RIGHT);
  return sheet.finish({ ...box, width: Math.min(box.width, needed) }, sheet.window.width);
}

function linesOf(message: PlaceText, sheet: Sheet, width: number): readonly Line[] {
  const runs = sheet.runsOf(message);
  const options = { width, font: sheet.font };
  if (isSince(sheet.game, since.indentedChat)) return chatLines(runs, options);
  const lines = wrapRuns(runs, options);
  return lines.length === 0 ? [{ runs: [], width: 0 }] : lines;
}
