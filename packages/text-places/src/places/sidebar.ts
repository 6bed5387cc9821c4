import { isSince, since } from '@fucina/game-versions';
import { toPlain } from '@fucina/minecraft-text';
import { BEDROCK } from '../game.ts';
import type { Layout } from '../layout.ts';
import { LINE_HEIGHT, type Line, label, type Sheet, widest } from '../sheet.ts';
import type { PlaceText } from '../shown-text.ts';

export interface SidebarOptions {
  /** What is at the right of each entry, from the top: counting down to 1 by default, `blank` for nothing. */
  readonly scores?: 'blank' | readonly number[];
}

const MAX_ENTRIES = 15;
/** Between the text and the window's right edge. */
const EDGES = 3;
/** Of the colon and space that the game puts between name and score when it measures them. */
const GAP = 6;
const SCORE_STYLE = { color: 0xff5555 };
/** In characters, codes included, while names were limited. */
const LIMITS = { title: 32, entry: 16 + 40 + 16 };

/** The first text is the title, the others are entries. */
export function layOutSidebar(
  [title = label(''), ...entries]: readonly PlaceText[],
  sheet: Sheet,
  { scores }: SidebarOptions,
): Layout {
  const { width, height } = sheet.window;
  if (entries.length > MAX_ENTRIES) {
    sheet.note({ code: 'lines', shown: MAX_ENTRIES + 1, count: entries.length + 1 });
  }
  if (scores === 'blank' && !isSince(sheet.game, since.scoreFormats)) {
    sheet.note({ code: 'needs-game', since: since.scoreFormats });
  }
  noteLengths([title, ...entries.slice(0, MAX_ENTRIES)], sheet);
  const heading = sheet.lineOf(title);
  const rows = entries.slice(0, MAX_ENTRIES).map((entry, index, all) => ({
    name: sheet.lineOf(entry),
    score: scoreOf(scores, index, all.length, sheet),
  }));
  const content = Math.max(
    heading.width,
    widest(rows.map(({ name, score }) => ({ ...name, width: widthOf(name, score) }))),
  );
  const room = width - EDGES;
  if (content > room) {
    for (const [index, line] of [heading, ...rows.map(({ name }) => name)].entries()) {
      sheet.noteOver(index + 1, line.width - room);
    }
  } else if (content > width / 3) {
    sheet.note({ code: 'covers', percent: Math.round((100 * content) / width) });
  }

  const [right, left] = [width - 1, width - EDGES - content];
  const bottom = Math.floor(height / 2) + Math.floor((LINE_HEIGHT * rows.length) / 3);
  const firstRow = bottom - rows.length * LINE_HEIGHT;
  const box = { x: left - 2, width: right - left + 2 };
  const top = firstRow - LINE_HEIGHT - 1;
  sheet.fill({ ...box, y: top, height: LINE_HEIGHT }, '#000000', 0.4);
  sheet.fill({ ...box, y: firstRow - 1, height: bottom - firstRow + 1 }, '#000000', 0.3);
  const middle = left + Math.floor(content / 2);
  const seen = { from: 0, to: width };
  const headingLeft = middle - Math.floor(heading.width / 2);
  sheet.drawWithin(heading, headingLeft, firstRow - LINE_HEIGHT, seen);
  for (const [index, { name, score }] of rows.entries()) {
    const y = firstRow + index * LINE_HEIGHT;
    sheet.drawWithin(name, left, y, seen);
    if (score) sheet.draw(score, right - score.width, y);
  }
  const shown = Math.max(0, box.x);
  const area = { x: shown, y: top, width: right - shown, height: bottom - top };
  return sheet.finish(area, width);
}

function widthOf(name: Line, score: Line | undefined): number {
  return name.width + (score && score.width > 0 ? GAP + score.width : 0);
}

function scoreOf(
  scores: SidebarOptions['scores'],
  index: number,
  count: number,
  sheet: Sheet,
): Line | undefined {
  if (scores === 'blank') return undefined;
  const score = scores?.[index] ?? count - index;
  return sheet.lineOf(label(String(score)), { ...sheet.place.style, ...SCORE_STYLE });
}

function noteLengths(texts: readonly PlaceText[], sheet: Sheet): void {
  if (sheet.game === BEDROCK || isSince(sheet.game, since.longScoreboardNames)) return;
  for (const [index, { text }] of texts.entries()) {
    const max = index === 0 ? LIMITS.title : LIMITS.entry;
    const { length } = toPlain(text);
    if (length > max) sheet.note({ code: 'length', line: index + 1, length, max });
  }
}
