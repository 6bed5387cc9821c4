import type { Style } from '@fucina/minecraft-text';
import type { Layout } from '../layout.ts';
import { LINE_HEIGHT, type Line, label, type Sheet, widest } from '../sheet.ts';
import type { PlaceText } from '../shown-text.ts';
import { inListOrder, type TabPlayer } from './tab-order.ts';

export interface TabListOptions {
  /** What the text is; by default the header. */
  readonly part?: 'header' | 'footer' | 'name';
  readonly players?: readonly TabPlayer[];
}

const TOP = 10;
const MAX_PLAYERS = 80;
const MAX_ROWS = 20;
const HEAD = 9;
/** For the ping bars, with the space around them. */
const PING = 13;
const COLUMN_GAP = 5;
/** Left and right of the list together. */
const SIDES = 50;
const NAME = { x: HEAD, height: 8 };
const SPECTATOR_OPACITY = 0x90 / 0xff;
/** The limits in milliseconds below which the game shows five, four, three and two bars. */
const PING_LIMITS: readonly number[] = [150, 300, 600, 1000];

interface Row extends TabPlayer {
  readonly line: Line;
}

/** The texts are the header, or the footer, or the display name of the first player. */
export function layOutTabList(
  texts: readonly PlaceText[],
  sheet: Sheet,
  { part = 'header', players = [] }: TabListOptions,
): Layout {
  const [text] = texts;
  const list = part === 'name' && text ? withName(players, text) : players;
  return layOutTab({ players: list, ...(text && part !== 'name' && { [part]: text }) }, sheet);
}

interface Tab {
  readonly header?: PlaceText;
  readonly footer?: PlaceText;
  readonly players: readonly TabPlayer[];
}

function layOutTab({ header, footer, players }: Tab, sheet: Sheet): Layout {
  const rows = inListOrder(players, sheet.game)
    .slice(0, MAX_PLAYERS)
    .map((player): Row => ({ ...player, line: nameOf(player, sheet) }));
  if (rows.length < players.length) {
    sheet.note({ code: 'lines', shown: rows.length, count: players.length });
  }
  const room = sheet.window.width - SIDES;
  const columns = Math.max(1, Math.ceil(rows.length / MAX_ROWS));
  const perColumn = Math.ceil(rows.length / columns);
  const wanted = columns * (HEAD + widest(rows.map(({ line }) => line)) + PING);
  const slot = Math.floor(Math.min(wanted, room) / columns);
  const whole = slot * columns + (columns - 1) * COLUMN_GAP;
  const most = Math.floor((sheet.window.height - TOP) / LINE_HEIGHT);
  const [above = [], below = []] = [header, footer].map((text) =>
    text ? sheet.firstOf(sheet.linesOf(text, room), most) : [],
  );
  const backdrop = Math.max(whole, widest(above), widest(below));
  const box = (y: number, height: number) => {
    const half = Math.floor(backdrop / 2);
    const rect = { x: sheet.middle - half - 1, y: y - 1, width: 2 * half + 2, height: height + 1 };
    sheet.fill(rect, '#000000', 0x80 / 0xff);
  };

  let y = TOP;
  const drawLines = (lines: readonly Line[]) => {
    if (lines.length === 0) return;
    box(y, lines.length * LINE_HEIGHT);
    for (const line of lines) {
      sheet.drawCentered(line, sheet.middle, y);
      y += LINE_HEIGHT;
    }
    y += 1;
  };
  drawLines(above);
  if (rows.length > 0) {
    box(y, perColumn * LINE_HEIGHT);
    const left = sheet.middle - Math.floor(whole / 2);
    for (const [index, row] of rows.entries()) {
      const column = Math.floor(index / perColumn);
      const x = left + column * (slot + COLUMN_GAP);
      drawRow(row, { x, y: y + (index % perColumn) * LINE_HEIGHT, slot }, sheet);
    }
    y += perColumn * LINE_HEIGHT + 1;
  }
  drawLines(below);
  const half = Math.floor(backdrop / 2) + 5;
  return sheet.finish({ x: sheet.middle - half, y: 5, width: 2 * half, height: y });
}

function drawRow(
  { line, isSpectator = false, pingMs = 0 }: Row,
  { x, y, slot }: { readonly x: number; readonly y: number; readonly slot: number },
  sheet: Sheet,
): void {
  sheet.fill({ x, y, width: slot, height: NAME.height }, '#ffffff', 0x20 / 0xff);
  sheet.add({ kind: 'head', x, y, width: 8, height: 8 });
  const seen = { from: 0, to: sheet.window.width };
  sheet.drawWithin(line, x + NAME.x, y, seen, isSpectator ? { opacity: SPECTATOR_OPACITY } : {});
  const bars = pingMs < 0 ? 0 : 5 - PING_LIMITS.filter((limit) => pingMs >= limit).length;
  sheet.add({ kind: 'ping', x: x + slot - 11, y, width: 10, height: 8, bars });
}

function nameOf({ name, displayName, isSpectator }: TabPlayer, sheet: Sheet): Line {
  const style: Style = isSpectator ? { ...sheet.place.style, italic: true } : sheet.place.style;
  return sheet.lineOf(displayName ?? label(name), style);
}

function withName(players: readonly TabPlayer[], displayName: PlaceText): readonly TabPlayer[] {
  const [first = { name: '' }, ...others] = players;
  return [{ ...first, displayName }, ...others];
}
