import {
  type Cell,
  colorAt,
  fillFrom,
  type PixelColor,
  paintLine,
  replaceColor,
  type Symmetry,
  TRANSPARENT,
} from '@fucina/server-icon/drawing';
import type { Picture } from '@fucina/skin-model';

export const BRUSHES = ['pencil', 'eraser', 'line', 'fill', 'replace', 'pick'] as const;
export type BrushKind = (typeof BRUSHES)[number];

export interface Brush {
  readonly kind: BrushKind;
  readonly color: PixelColor;
  readonly symmetry: Symmetry;
}

/** Whether the brush draws as long as it is held down. */
export function isStroke({ kind }: Brush): boolean {
  return kind === 'pencil' || kind === 'eraser';
}

/** The drawing after the brush went from one cell to another; picking a color changes nothing. */
export function applyBrush(drawing: Picture, brush: Brush, from: Cell, to: Cell): Picture {
  const { kind, color, symmetry } = brush;
  switch (kind) {
    case 'pencil':
    case 'line':
      return paintLine(drawing, from, to, color, symmetry);
    case 'eraser':
      return paintLine(drawing, from, to, TRANSPARENT, symmetry);
    case 'fill':
      return fillFrom(drawing, to, color, symmetry);
    case 'replace':
      return replaceColor(drawing, colorAt(drawing, to), color);
    case 'pick':
      return drawing;
  }
}
