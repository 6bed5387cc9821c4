import { isSince, since } from '@fucina/game-versions';
import {
  createText,
  type GameFont,
  runsWidth,
  type Style,
  type TextRun,
  toRuns,
  wrapRuns,
} from '@fucina/minecraft-text';
import type { Game } from './game.ts';
import type { DrawnText, Layout, Rect, Shape } from './layout.ts';
import type { PlaceNotice, TextEvent } from './notices.ts';
import { fontIn } from './place-font.ts';
import type { Place } from './places.ts';
import type { PlaceText } from './shown-text.ts';
import { isTurned } from './visual-order/is-turned.ts';

export interface View {
  /** Of the game, in pixels of its interface: by default a window of 854 by 480 at scale 2. */
  readonly window?: { readonly width: number; readonly height: number } | undefined;
  /** `COMPLETE_FONT` is exact for every character. */
  readonly font?: GameFont | undefined;
}

export interface Line {
  readonly runs: readonly TextRun[];
  readonly width: number;
  /** Where line feeds stand that break nothing, from the line's left. */
  readonly lineFeeds?: readonly number[];
}

export const LINE_HEIGHT = 9;
/** The side of the box that stands for a line feed. */
const BOX = 8;
const USUAL_WINDOW = { width: 427, height: 240 };
const ALL_EVENTS: readonly TextEvent[] = ['click', 'hover', 'insertion'];
/** Of what is shown of a window around a text in its middle. */
const MIN_SHOWN = 192;
const MARGIN = 8;

/** Collects what is drawn in one place. */
export class Sheet {
  readonly place: Place;
  readonly game: Game;
  readonly window: { readonly width: number; readonly height: number };
  readonly font: GameFont;
  readonly #shapes: Shape[] = [];
  readonly #texts: DrawnText[] = [];
  readonly #notices: PlaceNotice[] = [];
  readonly #ignored = new Set<TextEvent>();
  /** Where letters end that the game draws wider than it measures them. */
  #joinedTo = Number.NEGATIVE_INFINITY;

  constructor(place: Place, game: Game, view: View) {
    this.place = place;
    this.game = game;
    this.window = view.window ?? USUAL_WINDOW;
    this.font = fontIn(game, view.font);
  }

  /** The horizontal middle of the window. */
  get middle(): number {
    return Math.floor(this.window.width / 2);
  }

  /** Runs with the place's style below their own, and without the events that do nothing there. */
  runsOf({ text, readCodes }: PlaceText, style: Style = this.place.style): readonly TextRun[] {
    const styled = createText('', style, [text]);
    return toRuns(readCodes?.(styled) ?? styled).map((run) => this.#keepEvents(run));
  }

  /** A text that is not wrapped. */
  lineOf(text: PlaceText, style: Style = this.place.style): Line {
    const runs = this.runsOf(text, style);
    if (!runs.some(hasLineFeed)) return { runs, width: this.#widthOf(runs) };
    this.note({ code: 'newline' });
    return this.#markLineFeeds(runs);
  }

  linesOf(text: PlaceText, width: number, style: Style = this.place.style): readonly Line[] {
    return this.wrap(this.runsOf(text, style), width);
  }

  wrap(runs: readonly TextRun[], width: number): readonly Line[] {
    return wrapRuns(runs, { width, font: this.font }).map((line) => this.asDrawn(line));
  }

  /** The width of a line whose letters the game measures in their shapes. */
  asDrawn({ runs, width: measured, lineFeeds }: Line): Line {
    const shaped = this.font.shape?.(runs) ?? runs;
    // Most lines have no such letters, and were measured when they were wrapped.
    const width = shaped === runs ? Math.ceil(measured) : this.#widthOf(shaped);
    return lineFeeds === undefined ? { runs, width } : { runs, width, lineFeeds };
  }

  /** The first lines, and a notice if there are more. */
  firstOf(lines: readonly Line[], most: number): readonly Line[] {
    if (lines.length <= most) return lines;
    this.note({ code: 'lines', shown: most, count: lines.length });
    return lines.slice(0, most);
  }

  draw(line: Line, x: number, y: number, more: Partial<DrawnText> = {}): void {
    const { runs, width, lineFeeds = [] } = line;
    const isInOrder = !isSince(this.game, since.turnedText);
    const text = { runs, width, x, y, scale: 1, opacity: 1, isInOrder, ...more };
    this.#texts.push(text);
    const joined = this.font.shape?.(runs) ?? runs;
    if (joined !== runs) {
      this.#joinedTo = Math.max(this.#joinedTo, x + this.#widthOf(joined) * text.scale);
    }
    for (const at of lineFeeds) {
      const side = BOX * text.scale;
      this.add({ kind: 'line-feed', x: x + at * text.scale, y, width: side, height: side });
    }
  }

  /** The game halves widths without fraction: 41 pixels begin 20 left of the middle. */
  drawCentered(line: Line, middle: number, y: number, more: Partial<DrawnText> = {}): void {
    this.draw(line, middle - Math.floor(line.width / 2) * (more.scale ?? 1), y, more);
  }

  /** The same in the middle of the window. */
  drawInMiddle(line: Line, y: number, more: Partial<DrawnText> = {}): void {
    const x = this.middle - Math.floor(line.width / 2) * (more.scale ?? 1);
    this.drawWithin(line, x, y, { from: 0, to: this.window.width }, more);
  }

  /**
   * Leaves out the runs that are outside of what is seen: a line that is not wrapped can have very many. Where a line is
   * turned, its first run can be drawn last, so it stays whole.
   */
  drawWithin(
    line: Line,
    x: number,
    y: number,
    { from, to }: { readonly from: number; readonly to: number },
    more: Partial<DrawnText> = {},
  ): void {
    const { scale = 1 } = more;
    const isInside = x >= from && x + line.width * scale <= to;
    if (isInside || this.#isTurned(line)) {
      this.draw(line, x, y, more);
      return;
    }
    const runs: TextRun[] = [];
    let start = 0;
    let end = 0;
    for (const run of line.runs) {
      const next = end + runsWidth([run], { font: this.font });
      if (x + end * scale >= to) break;
      if (x + next * scale > from) runs.push(run);
      else start = next;
      end = next;
    }
    const seen: Line = {
      runs,
      width: Math.ceil(end - start),
      lineFeeds: (line.lineFeeds ?? [])
        .filter((at) => at >= start && at < end)
        .map((at) => at - start),
    };
    this.draw(seen, x + start * scale, y, more);
  }

  #isTurned({ runs }: Line): boolean {
    return isSince(this.game, since.turnedText) && isTurned(runs);
  }

  add(shape: Shape): void {
    this.#shapes.push(shape);
  }

  fill(rect: Rect, color: string, opacity: number): void {
    if (rect.width > 0 && rect.height > 0 && opacity > 0) {
      this.add({ ...rect, kind: 'fill', color, opacity });
    }
  }

  note(notice: PlaceNotice): void {
    this.#notices.push(notice);
  }

  /** Notes a line that is wider than its room. */
  noteOver(line: number, over: number): void {
    if (over > 0) this.note({ code: 'width', line, over });
  }

  /** The rows of the window that show something, and of these the middle as far as something is there. */
  finishMiddle(y: number, height: number, content: number): Layout {
    const { width } = this.window;
    const needed = Math.max(content / 2, this.#joinedTo - this.middle);
    const half = Math.ceil(Math.max(needed + MARGIN, MIN_SHOWN / 2));
    if (2 * half >= width) return this.finish({ x: 0, y, width, height }, width);
    return this.finish({ x: this.middle - half, y, width: 2 * half, height });
  }

  /** A picture with all that is drawn, as far as there is a window. */
  finish(area: Rect, windowEnd = Number.POSITIVE_INFINITY): Layout {
    const events = ALL_EVENTS.filter((event) => this.#ignored.has(event));
    const width = Math.max(area.width, Math.min(this.#joinedTo, windowEnd) - area.x);
    return {
      area: { ...area, width },
      shapes: this.#shapes,
      texts: this.#texts,
      notices:
        events.length > 0 ? [...this.#notices, { code: 'event-place', events }] : this.#notices,
    };
  }

  #widthOf(runs: readonly TextRun[]): number {
    return Math.ceil(runsWidth(runs, { font: this.font }));
  }

  /** Leaves room for each box: a space and a bold one are as wide together. */
  #markLineFeeds(runs: readonly TextRun[]): Line {
    const marked: TextRun[] = [];
    const lineFeeds: number[] = [];
    let width = 0;
    const put = (piece: TextRun) => {
      marked.push(piece);
      width += runsWidth([piece], { font: this.font });
    };
    for (const run of runs) {
      if (run.type !== undefined) {
        put(run);
        continue;
      }
      for (const [index, text] of run.text.split('\n').entries()) {
        if (index > 0) {
          lineFeeds.push(Math.ceil(width));
          put({ ...run, text: ' ', bold: false });
          put({ ...run, text: ' ', bold: true });
        }
        if (text !== '') put({ ...run, text });
      }
    }
    return { runs: marked, width: Math.ceil(width), lineFeeds };
  }

  #keepEvents(run: TextRun): TextRun {
    const { click, hover, insertion, ...rest } = run;
    if (click === undefined && hover === undefined && insertion === undefined) return run;
    const given = { click, hover, insertion };
    const kept: TextRun = { ...rest };
    for (const event of ALL_EVENTS) {
      if (given[event] === undefined) continue;
      if (this.place.events.includes(event)) Object.assign(kept, { [event]: given[event] });
      else this.#ignored.add(event);
    }
    return kept;
  }
}

/** A plain text that the game adds. */
export function label(text: string): PlaceText {
  return { text: createText(text), readCodes: undefined };
}

export function widest(lines: readonly Line[]): number {
  return lines.reduce((most, { width }) => Math.max(most, width), 0);
}

function hasLineFeed(run: TextRun): boolean {
  return run.type === undefined && run.text.includes('\n');
}
