import { isSince, since } from '@fucina/game-versions';
import {
  createStyle,
  drawnText,
  hexOfColor,
  type Style,
  sameStyle,
  type TextRun,
} from '@fucina/minecraft-text';
import type { Layout, Shape } from '../layout.ts';
import type { Line, Sheet } from '../sheet.ts';
import type { PlaceText } from '../shown-text.ts';
import { DYES, type Dye } from './dyes.ts';

export interface SignOptions {
  readonly dye?: Dye;
  readonly isGlowing?: boolean;
  readonly isHanging?: boolean;
}

/**
 * The text's pixels are the unit: 96 of them are as wide as a block on a sign, 71 on a hanging one. 0,0 is the middle
 * of the text.
 */
interface SignShape {
  readonly width: number;
  readonly step: number;
  readonly board: Shape;
  readonly since?: string;
}

const STANDING: SignShape = {
  width: 90,
  step: 10,
  board: { kind: 'board', x: -48, y: -24, width: 96, height: 48 },
};
/** The board hangs from chains that are in the picture too. */
const HANGING: SignShape = {
  width: 60,
  step: 9,
  board: { kind: 'hanging-board', x: -36, y: -49, width: 72, height: 72 },
  since: since.hangingSigns,
};
const LINES = 4;
const BLACK = 0x000000;
const OUTLINE_OF_BLACK = 0xf0ebcc;
const MARGIN = 2;

/** One side of a sign: each text is a line, of which only the first piece that fits is drawn. */
export function layOutSign(
  texts: readonly PlaceText[],
  sheet: Sheet,
  { dye = 'black', isGlowing = false, isHanging = false }: SignOptions,
): Layout {
  const { width, step, board, since: shapeSince } = isHanging ? HANGING : STANDING;
  const needed = [
    ...(shapeSince ? [shapeSince] : []),
    ...(isGlowing ? [since.glowingSigns] : []),
    ...(dye === 'black' ? [] : [since.dyedSigns]),
  ].find((release) => !isSince(sheet.game, release));
  if (needed) sheet.note({ code: 'needs-game', since: needed });
  if (texts.length > LINES) sheet.note({ code: 'lines', shown: LINES, count: texts.length });
  const { color, outline } = inkOf(DYES[dye], isGlowing);
  const style: Style = { ...sheet.place.style, color };
  sheet.add(board);
  let hasClick = false;
  for (const [index, text] of texts.slice(0, LINES).entries()) {
    const [line, ...hidden] = sheet.linesOf(text, width, style);
    if (!line) continue;
    if (hidden.length > 0) {
      sheet.note({ code: 'cut', line: index + 1, hidden: hidden.map(wordsOf).join(' ') });
    }
    // What is cut off is part of the line, too.
    const [first, ...others] = [line, ...hidden].flatMap((piece) => piece.runs);
    const isOfPart = others.some((run) => !hasSameClick(run, first));
    if (isOfPart) sheet.note({ code: 'line-click', line: index + 1 });
    else hasClick ||= first?.click !== undefined;
    const runs = isOfPart ? line.runs.map(withoutClick) : line.runs;
    const y = index * step - (LINES * step) / 2;
    sheet.drawCentered({ ...line, runs }, 0, y, outline === undefined ? {} : { outline });
  }
  if (hasClick && isSince(sheet.game, since.signOpFeatures)) {
    sheet.note({ code: 'sign-click', since: since.signOpFeatures });
  }
  return sheet.finish({
    x: board.x - MARGIN,
    y: board.y - MARGIN,
    width: board.width + 2 * MARGIN,
    height: board.height + 2 * MARGIN,
  });
}

function hasSameClick(one: TextRun, other: TextRun | undefined): boolean {
  return sameStyle(createStyle({ click: one.click }), createStyle({ click: other?.click }));
}

/** The game runs what is set on a whole line, and nothing that is set on a part of it. */
function withoutClick({ click, ...run }: TextRun): TextRun {
  return run;
}

function wordsOf({ runs }: Line): string {
  return runs.map(drawnText).join('');
}

function inkOf(dye: number, isGlowing: boolean): { color: number; outline?: string } {
  if (!isGlowing) return { color: darken(dye) };
  return { color: dye, outline: hexOfColor(dye === BLACK ? OUTLINE_OF_BLACK : darken(dye)) };
}

/** Two fifths of each channel. */
function darken(color: number): number {
  const channel = (shift: number) => Math.trunc(((color >> shift) & 0xff) * 0.4) << shift;
  return channel(16) | channel(8) | channel(0);
}
