import type { Layout } from '../layout.ts';
import { LINE_HEIGHT, type Sheet } from '../sheet.ts';
import type { PlaceText } from '../shown-text.ts';

export interface NameTagOptions {
  readonly isSneaking?: boolean;
}

const MARGIN = 4;
const HALF = 0x80 / 0xff;

/** Above an entity: 40 pixels are a block. 0,0 is the middle of its top edge. */
export function layOutNameTag(
  texts: readonly PlaceText[],
  sheet: Sheet,
  { isSneaking = false }: NameTagOptions,
): Layout {
  const half = sheet.window.width / 2;
  let width = 0;
  for (const text of texts.slice(0, 1)) {
    const line = sheet.lineOf(text);
    width = line.width;
    const x = -width / 2;
    const box = { x: x - 1, y: -1, width: width + 1, height: LINE_HEIGHT + 1 };
    sheet.fill(box, '#000000', 0x3f / 0xff);
    sheet.drawWithin(line, x, 0, { from: -half, to: half }, isSneaking ? { opacity: HALF } : {});
  }
  const shown = Math.min(width + 2 * MARGIN, 2 * half);
  const area = { x: -shown / 2, y: -MARGIN, width: shown, height: LINE_HEIGHT + 2 * MARGIN };
  return sheet.finish(area, half);
}
