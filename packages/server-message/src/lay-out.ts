import {
  type Component,
  createText,
  drawnWidth,
  type GameFont,
  NO_STYLE,
  startsRightToLeft,
  toPlain,
  toRuns,
  wrapRuns,
} from '@fucina/minecraft-text';
import { type Align, type Lead, leadComponents, leadOf, NO_LEAD } from './alignment.ts';
import { type LineText, readLineText } from './line-text.ts';
import { listText } from './list-text.ts';
import { MAX_LINES, type MessageLine, type ServerMessage } from './message.ts';

/** A line with the spaces that move it to its place. */
export interface LaidOutLine extends LineText {
  readonly align: Align;
  readonly lead: Lead;
  /** Its first letter is one of Hebrew or Arabic: the spaces are behind it, where the game draws them at the left. */
  readonly isRightToLeft: boolean;
  /**
   * As the newest games show it, in GUI pixels, with the pixel of space after the last glyph, without the lead. Of a
   * text with line breaks it is the width of its widest line.
   */
  readonly width: number;
  /** The content with the spaces. */
  readonly component: Component;
}

export interface LaidOutMessage {
  /** Without empty lines at the end. */
  readonly lines: readonly LaidOutLine[];
  readonly hover: readonly LineText[];
  readonly versionText: LineText | undefined;
  readonly font: GameFont | undefined;
}

/** Reads the texts and measures the lines. `COMPLETE_FONT` makes the widths exact for every character. */
export function layOut(message: ServerMessage, font?: GameFont): LaidOutMessage {
  const { versionText } = message;
  return {
    lines: withoutEmptyEnd(message.lines.slice(0, MAX_LINES).map((line) => layOutLine(line, font))),
    hover: message.hover.map(readLineText),
    versionText: versionText.trim() === '' ? undefined : readLineText(versionText),
    font,
  };
}

export function withoutEmptyEnd(lines: readonly LaidOutLine[]): readonly LaidOutLine[] {
  const last = lines.findLastIndex(({ component }) => toPlain(component) !== '');
  return lines.slice(0, last + 1);
}

function layOutLine({ text, align }: MessageLine, font: GameFont | undefined): LaidOutLine {
  const read = readLineText(align === 'none' ? text : trimSpaces(text, align));
  return placeLine(read, align, font);
}

export function placeLine(
  { typed, content }: LineText,
  align: Align,
  font: GameFont | undefined,
): LaidOutLine {
  const lines = wrapRuns(toRuns(listText(content)), {
    width: Number.POSITIVE_INFINITY,
    ...(font !== undefined && { font }),
  });
  const width = lines.reduce((widest, { runs }) => Math.max(widest, drawnWidth(runs, { font })), 0);
  const lead = lines.length > 1 ? NO_LEAD : leadOf(width, align);
  const spaces = leadComponents(lead);
  const isRightToLeft = startsRightToLeft(toPlain(content));
  const parts = isRightToLeft ? [content, ...spaces] : [...spaces, content];
  const component = spaces.length === 0 ? content : createText('', NO_STYLE, parts);
  return { typed, content, align, lead, isRightToLeft, width, component };
}

/** Spaces at the end would move the visible text of a centered line. */
function trimSpaces(text: string, align: Align): string {
  const started = text.replace(/^ +/, '');
  if (align === 'left') return started;
  let end = started.length;
  while (started[end - 1] === ' ') end -= 1;
  // Without a space after it, a backslash would escape what follows.
  return started.slice(0, started[end - 1] === '\\' ? end + 1 : end);
}
