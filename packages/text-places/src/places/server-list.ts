import { isSince, releaseBefore, since } from '@fucina/game-versions';
import {
  type Component,
  drawnText,
  NO_STYLE,
  type Style,
  serverListLook,
  type TextRun,
} from '@fucina/minecraft-text';
import { BEDROCK } from '../game.ts';
import type { Layout } from '../layout.ts';
import { LINE_HEIGHT, type Line, label, type Sheet } from '../sheet.ts';
import type { PlaceText } from '../shown-text.ts';

export interface ServerListOptions {
  readonly name?: string;
  readonly players?: { readonly online: number; readonly max: number };
  /** Instead of the players, for clients of another protocol. */
  readonly versionText?: Component;
  /** From 0 to 5. */
  readonly bars?: number;
}

const WIDTH = 305;
const HEIGHT = 36;
const ICON = 32;
const TEXT = 35;
const MESSAGE_LINES = 2;
const PING = { width: 10, height: 8 };
/** Of the ping's left edge, from the right. */
const PING_RIGHT = 15;
const COUNT_GAP = 5;
/** Since this release an entry has space on all sides, and its messages break earlier. */
const PADDED = since.paddedServerList;
const LAST_WIDER = releaseBefore(PADDED);
const PADDING = 2;
const NAME_STYLE: Style = { ...NO_STYLE, color: 0xffffff };
const COUNT_STYLE: Style = { ...NO_STYLE, color: 0xaaaaaa };
/** Red, where the text has no color of its own. */
const VERSION_STYLE: Style = { ...NO_STYLE, color: 0xff5555 };
const SLASH_STYLE: Style = { ...NO_STYLE, color: 0x555555 };

/** An entry of the server list. 0,0 is its top left. */
export function layOutServerList(
  texts: readonly PlaceText[],
  sheet: Sheet,
  { name = '', players, versionText, bars = 5 }: ServerListOptions,
): Layout {
  const version = sheet.game === BEDROCK ? undefined : sheet.game;
  const { messageWidth, hasShadow } = serverListLook(version);
  const flat = (style: Style) => (hasShadow ? style : { ...style, shadow: 0 });
  const inset = isSince(sheet.game, PADDED) ? PADDING : 0;
  const right = WIDTH - inset;
  sheet.add({ kind: 'icon', x: inset, y: PADDING, width: ICON, height: ICON });
  sheet.add({ kind: 'ping', x: right - PING_RIGHT, y: PADDING, ...PING, bars });
  sheet.draw(sheet.lineOf(label(name), flat(NAME_STYLE)), inset + TEXT, PADDING + 1);
  const end = right - PING_RIGHT - COUNT_GAP;
  if (versionText) {
    const line = sheet.lineOf({ text: versionText, readCodes: undefined }, flat(VERSION_STYLE));
    sheet.draw(line, end - line.width, PADDING + 1);
  } else if (players) drawCount(players, end, sheet, flat);

  const [message] = texts;
  if (message) {
    const runs = messageRuns(sheet.runsOf(message, flat(sheet.place.style)), sheet);
    const all = sheet.wrap(runs, messageWidth);
    const other = sheet.wrap(runs, serverListLook(inset > 0 ? LAST_WIDER : PADDED).messageWidth);
    const lines = sheet.firstOf(all, MESSAGE_LINES);
    if (!haveSameBreaks(all, other)) sheet.note({ code: 'other-breaks', since: PADDED });
    for (const [index, line] of lines.entries()) {
      sheet.draw(line, inset + TEXT, PADDING + 12 + index * LINE_HEIGHT);
    }
  }
  return sheet.finish({ x: 0, y: 0, width: WIDTH, height: HEIGHT });
}

function drawCount(
  { online, max }: NonNullable<ServerListOptions['players']>,
  right: number,
  sheet: Sheet,
  flat: (style: Style) => Style,
): void {
  let x = right;
  for (const [text, style] of [
    [String(max), COUNT_STYLE],
    ['/', SLASH_STYLE],
    [String(online), COUNT_STYLE],
  ] as const) {
    const line = sheet.lineOf(label(text), flat(style));
    x -= line.width;
    sheet.draw(line, x, PADDING + 1);
  }
}

/** Since 26.1 heads are text here, and what only a server with a world knows is nothing. */
function messageRuns(runs: readonly TextRun[], sheet: Sheet): readonly TextRun[] {
  if (!isSince(sheet.game, since.resolvedServerText)) return runs;
  if (runs.some(({ type }) => type === 'head'))
    sheet.note({ code: 'not-in-motd', since: since.resolvedServerText });
  return runs.flatMap((run): TextRun[] => {
    switch (run.type) {
      case 'head':
        return [{ ...run, type: undefined, text: drawnText(run) }];
      case 'selector':
      case 'score':
      case 'nbt':
        return [];
      default:
        return [run];
    }
  });
}

function haveSameBreaks(one: readonly Line[], other: readonly Line[]): boolean {
  return (
    one.length === other.length && one.every(({ width }, index) => width === other[index]?.width)
  );
}
