import { drawnText, type TextRun } from '@fucina/minecraft-text';
import { type GameStyle, type Look, lookOf } from './look.ts';

/** What happens when a player hovers over a text or clicks it. */
export type TextEvents = Pick<TextRun, 'click' | 'hover' | 'insertion'>;

export interface Piece {
  readonly text: string;
  readonly look: Look;
  /** A picture in the text; the text is its name. */
  readonly object?: 'sprite' | 'head';
}

/** Adjacent pieces with the same events, or with none. */
export interface Stretch {
  readonly events: TextEvents | undefined;
  readonly pieces: readonly Piece[];
}

/** Runs of one line as the preview draws them: equal looks merged, grouped by their events. */
export function toStretches(runs: readonly TextRun[], base: GameStyle): readonly Stretch[] {
  const stretches: { events: TextEvents | undefined; pieces: Piece[] }[] = [];
  for (const run of runs) {
    const piece = pieceOf(run, base);
    const events = eventsOf(run);
    const last = stretches.at(-1);
    if (!last || !sameEvents(last.events, events)) stretches.push({ events, pieces: [piece] });
    else if (!mergeIntoLast(last.pieces, piece)) last.pieces.push(piece);
  }
  return stretches;
}

/** One list of runs per line of text. */
export function splitRuns(runs: readonly TextRun[]): readonly (readonly TextRun[])[] {
  const lines: TextRun[][] = [[]];
  for (const run of runs) {
    if (run.type !== undefined) {
      lines.at(-1)?.push(run);
      continue;
    }
    run.text.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ ...run, text });
    });
  }
  return lines;
}

export function plainText(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

function pieceOf(run: TextRun, base: GameStyle): Piece {
  const piece = { text: drawnText(run), look: lookOf(run, base) };
  return run.type === 'sprite' || run.type === 'head' ? { ...piece, object: run.type } : piece;
}

function mergeIntoLast(pieces: Piece[], { text, look, object }: Piece): boolean {
  const last = pieces.at(-1);
  if (last?.look !== look || last.object || object) return false;
  pieces[pieces.length - 1] = { text: last.text + text, look };
  return true;
}

function eventsOf({ click, hover, insertion }: TextRun): TextEvents | undefined {
  return click || hover || insertion !== undefined ? { click, hover, insertion } : undefined;
}

function sameEvents(one: TextEvents | undefined, other: TextEvents | undefined): boolean {
  return (
    one === other ||
    (one !== undefined &&
      other !== undefined &&
      one.click === other.click &&
      one.hover === other.hover &&
      one.insertion === other.insertion)
  );
}
