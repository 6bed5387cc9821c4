import type { TextRun } from '../component/runs.ts';
import { ESTIMATED_FONT, type GameFont } from '../font/game-font.ts';
import type { WidthOptions } from '../font/text-width.ts';
import { drawnText } from './drawn-text.ts';

/** What is drawn of a run, character by character. */
export interface DrawnPart {
  readonly run: TextRun;
  /** A picture, such as a sprite or a head, is the object replacement character, as in the game. */
  readonly text: string;
  readonly advanceOf: (codePoint: number) => number;
}

const OBJECT = '\ufffc';
const OBJECT_ADVANCE = 8;

/** Runs without text are left out. */
export function toDrawnParts(
  runs: readonly TextRun[],
  { bold = false, font = ESTIMATED_FONT }: WidthOptions,
): DrawnPart[] {
  const [plainAdvance, boldAdvance] = [advanceIn(font, false), advanceIn(font, true)];
  return runs
    .map((run) => {
      const isBold = run.bold ?? bold;
      if (run.type === 'sprite' || run.type === 'head') {
        return { run, text: OBJECT, advanceOf: isBold ? boldObject : plainObject };
      }
      return { run, text: drawnText(run), advanceOf: isBold ? boldAdvance : plainAdvance };
    })
    .filter(({ text }) => text !== '');
}

/** The run with only a piece of its text. */
export function cutRun({ run, text }: DrawnPart, start: number, end: number): TextRun {
  return start === 0 && end === text.length
    ? run
    : { ...run, type: undefined, text: text.slice(start, end) };
}

const plainObject = () => OBJECT_ADVANCE;
const boldObject = () => OBJECT_ADVANCE + 1;

function advanceIn(font: GameFont, isBold: boolean) {
  return (codePoint: number) => font.advanceOf(codePoint, isBold);
}
