import type { Surface } from '@fucina/pixel-drawing';
import { DEEP, HAIRLINE } from '../colors.ts';
import { drawMark } from '../draw-mark.ts';

const MARK_SIDE = 16;

/** In place of the icon of a server that has none: our mark, dim. */
export function drawBlankIcon(surface: Surface, side: number): void {
  surface.fill({ x: 0, y: 0, width: side, height: side, color: DEEP, opacity: 1 });
  const scale = Math.floor(side / MARK_SIDE) - 1;
  const lead = (side - MARK_SIDE * scale) / 2;
  const at = { x: lead, y: lead + (MARK_SIDE - 1) * scale };
  drawMark(surface, at, scale, { heat: HAIRLINE, anvil: HAIRLINE });
}
