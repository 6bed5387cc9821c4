import {
  type Component,
  centeringSpaces,
  createStyle,
  createText,
  NO_STYLE,
  serverListLook,
} from '@fucina/minecraft-text';

export const ALIGNMENTS = ['none', 'left', 'center', 'right'] as const;
export type Align = (typeof ALIGNMENTS)[number];

/** Spaces in front of a line, or after one from right to left, the bold ones first. */
export interface Lead {
  readonly bold: number;
  readonly plain: number;
}

/** In GUI pixels: lines of this width are drawn the same by every version. */
export const MESSAGE_WIDTH: number = serverListLook(undefined).messageWidth;

export const NO_LEAD: Lead = { bold: 0, plain: 0 };

const BOLD = createStyle({ bold: true });
const PLAIN_SPACE = 4;

/**
 * The spaces that move a line to its place. `width` includes the pixel of space after the last glyph. A line that is
 * too wide gets none.
 */
export function leadOf(width: number, align: Align): Lead {
  if (width <= 0) return NO_LEAD;
  // The pixel after the last glyph cannot be seen, but it must not be over the limit, or the game breaks the line.
  if (align === 'center') return centeringSpaces(width - 1, MESSAGE_WIDTH);
  if (align === 'right') return spacesFor(MESSAGE_WIDTH - width);
  return NO_LEAD;
}

export function leadComponents({ bold, plain }: Lead): readonly Component[] {
  return [
    ...(bold > 0 ? [createText(' '.repeat(bold), BOLD)] : []),
    ...(plain > 0 ? [createText(' '.repeat(plain), NO_STYLE)] : []),
  ];
}

export function leadMiniMessage({ bold, plain }: Lead): string {
  return (bold > 0 ? `<b>${' '.repeat(bold)}</b>` : '') + ' '.repeat(plain);
}

function spacesFor(pixels: number): Lead {
  const count = Math.max(0, Math.floor(pixels / PLAIN_SPACE));
  const bold = Math.min(count, Math.floor(pixels - count * PLAIN_SPACE));
  return { bold: Math.max(0, bold), plain: count - Math.max(0, bold) };
}
