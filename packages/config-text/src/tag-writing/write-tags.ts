import { colorTag, type LegacyToken } from '@fucina/minecraft-text/legacy-tokens';
import { ClosedTagState } from './closed-tag-state.ts';
import { OpenTagState } from './open-tag-state.ts';
import type { TagPiece } from './tag-piece.ts';
import { NOTHING_WANTED, type TagState, type TailKind, type Wanted } from './tag-state.ts';

export interface TagStyleOptions {
  /** `open`: colors stay open, as after a code. `closed`: every tag is closed. */
  readonly style: 'open' | 'closed';
  /** The tag for a color, without brackets. By default its name, or `#rrggbb`. */
  readonly tagOfColor?: ((color: number) => string) | undefined;
  /** Writes resets that change nothing in this text, but may end what is before it. Only in the open style. */
  readonly writesEveryReset?: boolean | undefined;
  /** CraftBukkit makes item texts upright from their first color or reset on. */
  readonly isItem?: boolean | undefined;
  /** Where the text is split into lines that are read by themselves. */
  readonly lineSeparator?: string | undefined;
}

export interface TagPieces {
  readonly pieces: readonly TagPiece[];
  /** What the codes after the last text are. In the closed style they are lost. */
  readonly tail: TailKind;
}

/** Closing tags at the beginning. */
const CLOSING = /^(?:<\/[^<>]*>)*/;
const ALL = /^[\s\S]*/;

/** The tags that look as the codes mean: a color ends decorations. */
export function writeTagPieces(
  text: string,
  tokens: readonly LegacyToken[],
  options: TagStyleOptions,
): TagPieces {
  const writer = new PieceWriter(text, options);
  for (const token of tokens) writer.add(token);
  return writer.finish(text.length);
}

class PieceWriter {
  readonly #text: string;
  readonly #options: TagStyleOptions;
  readonly #state: TagState;
  readonly #pieces: TagPiece[] = [];
  #wanted: Wanted = NOTHING_WANTED;
  #beforeGradient: Wanted = NOTHING_WANTED;
  #tail: TailKind = 'none';
  /** The end of the last piece, and tags that come next. */
  #at = 0;
  #tags = '';

  constructor(text: string, options: TagStyleOptions) {
    const { style, tagOfColor = colorTag, writesEveryReset = false } = options;
    this.#text = text;
    this.#options = options;
    this.#state =
      style === 'closed'
        ? new ClosedTagState(tagOfColor)
        : new OpenTagState(tagOfColor, writesEveryReset);
  }

  add(token: LegacyToken): void {
    const { isItem: isUpright = false } = this.#options;
    const wanted = this.#wanted;
    switch (token.kind) {
      case 'text':
      case 'broken':
        this.#addText(token.from, token.to);
        break;
      case 'color':
        this.#want({ ...wanted, color: token.color, decorations: [], isUpright }, 'color');
        break;
      case 'decoration': {
        const others = wanted.decorations.filter((name) => name !== token.decoration);
        const isNew = others.length === wanted.decorations.length;
        const decorations = isNew ? [...others, token.decoration] : wanted.decorations;
        this.#want({ ...wanted, decorations }, 'decorations');
        break;
      }
      case 'reset':
        this.#want({ ...NOTHING_WANTED, isUpright, hasReset: true }, 'color');
        break;
      case 'gradient':
        this.#tags += this.#state.startGradient(token.tag);
        this.#beforeGradient = wanted;
        this.#want({ ...NOTHING_WANTED, isUpright }, 'none');
        break;
      case 'gradient-end': {
        this.#tags += this.#state.endGradient(token.name);
        const { color } = this.#beforeGradient;
        this.#want({ ...NOTHING_WANTED, color, isUpright }, 'none');
        break;
      }
      case 'doubled':
        break;
    }
  }

  finish(to: number): TagPieces {
    const tail = { wanted: this.#wanted, kind: this.#tail };
    this.#tags += this.#state.finish(tail);
    if (this.#tail === 'none') this.#writeBeforeBreaks(this.#takeTags(ALL));
    else this.#writeBeforeBreaks(this.#takeTags(CLOSING));
    this.#replace(to, '');
    return { pieces: this.#pieces, tail: this.#tail };
  }

  /**
   * Tags after the last line break would be in a line of their own, or in the next one. In a YAML block, that is the
   * next key; plugins split texts at line breaks before they read them.
   */
  #writeBeforeBreaks(tags: string): void {
    if (tags === '') return;
    let at = this.#pieces.length;
    while (this.#isNothingSeen(this.#pieces[at - 1])) at -= 1;
    const seen = this.#pieces[at - 1];
    const end = seen?.kind === 'text' ? this.#endBeforeBreaks(seen) : undefined;
    if (seen !== undefined && end !== undefined && end < seen.to) {
      this.#pieces[at - 1] = { ...seen, to: end };
      this.#pieces.splice(at, 0, { ...seen, from: end });
    }
    while (this.#pieces[at]?.kind === 'tags') at += 1;
    const breaks = this.#pieces[at];
    if (breaks === undefined) this.#tags = tags + this.#tags;
    else this.#pieces.splice(at, 0, { kind: 'tags', from: breaks.from, to: breaks.from, tags });
  }

  /** Whether it is line breaks, or a code between them that became nothing. */
  #isNothingSeen(piece: TagPiece | undefined): boolean {
    if (piece === undefined) return false;
    return piece.kind === 'tags' ? piece.tags === '' : this.#endBeforeBreaks(piece) === piece.from;
  }

  /** Where the line breaks at the end of a text begin. */
  #endBeforeBreaks({ from, to }: TagPiece): number {
    let end = to;
    while (end > from && /[\r\n]/.test(this.#text.charAt(end - 1))) end -= 1;
    return end;
  }

  /** Those of the waiting tags that fit, which then do not wait any more. */
  #takeTags(pattern: RegExp): string {
    const [taken = ''] = pattern.exec(this.#tags) ?? [];
    this.#tags = this.#tags.slice(taken.length);
    return taken;
  }

  #want(wanted: Wanted, tail: TailKind): void {
    this.#wanted = wanted;
    this.#tail = tail;
  }

  #addText(from: number, to: number): void {
    const { lineSeparator } = this.#options;
    if (lineSeparator === undefined) this.#addLine(from, to);
    else this.#addLines(from, this.#text.slice(from, to).split(lineSeparator), lineSeparator);
    this.#tail = 'none';
  }

  #addLines(from: number, lines: readonly string[], separator: string): void {
    let at = from;
    for (const [index, line] of lines.entries()) {
      if (index > 0) {
        this.#replace(at, this.#state.endLine());
        at += separator.length;
        this.#keep(at);
      }
      this.#addLine(at, at + line.length);
      at += line.length;
    }
  }

  #addLine(from: number, to: number): void {
    if (from === to) return;
    this.#tags += this.#state.switchTo(this.#wanted);
    this.#writeBeforeBreaks(this.#takeTags(CLOSING));
    this.#replace(from, '');
    if (this.#wanted.hasReset) this.#wanted = { ...this.#wanted, hasReset: false };
    this.#keep(to);
  }

  /** The source up to here becomes tags. */
  #replace(to: number, tags: string): void {
    const all = this.#tags + tags;
    this.#tags = '';
    if (all === '' && to === this.#at) return;
    this.#pieces.push({ kind: 'tags', from: this.#at, to, tags: all });
    this.#at = to;
  }

  #keep(to: number): void {
    this.#pieces.push({ kind: 'text', from: this.#at, to });
    this.#at = to;
  }
}
