import { customNameStyle, itemNameStyle, LORE_STYLE, type Rarity } from '@fucina/minecraft-text';
import type { Layout } from '../layout.ts';
import { type Sheet, widest } from '../sheet.ts';
import type { PlaceText } from '../shown-text.ts';

export interface ItemOptions {
  readonly rarity?: Rarity;
  /** A name that was given to the item is italic, the item's own is not. */
  readonly hasOwnName?: boolean;
}

const STEP = 10;
/** Between the name and the lore. */
const GAP = 2;
/** Of the tooltip's frame, from the letters to its outer edge. */
const FRAME = 4;
const MARGIN = 2;

/** A tooltip: the first text is the name, the others are lore. Lines never wrap. 0,0 is the top left of the name. */
export function layOutItem(
  texts: readonly PlaceText[],
  sheet: Sheet,
  { rarity = 'common', hasOwnName = false }: ItemOptions,
): Layout {
  const nameStyle = hasOwnName ? itemNameStyle(rarity) : customNameStyle(rarity);
  const most = Math.floor((sheet.window.height - 2 * FRAME) / STEP);
  const all = texts.map((text, index) =>
    sheet.asDrawn(sheet.lineOf(text, index === 0 ? nameStyle : LORE_STYLE)),
  );
  const lines = sheet.firstOf(all, most);
  const [width, height] = [widest(lines), lines.length === 1 ? 8 : lines.length * STEP];
  const edge = FRAME + MARGIN;
  sheet.noteOver(1, width + 2 * FRAME - sheet.window.width);
  sheet.add({ kind: 'tooltip', ...around(width, height, FRAME) });
  for (const [index, line] of lines.entries()) {
    const y = index * STEP + (index > 0 ? GAP : 0);
    sheet.drawWithin(line, 0, y, { from: 0, to: sheet.window.width });
  }
  const area = around(width, height, edge);
  const seen = Math.min(area.width, sheet.window.width);
  return sheet.finish({ ...area, width: seen }, sheet.window.width - edge);
}

function around(width: number, height: number, edge: number) {
  return { x: -edge, y: -edge, width: width + 2 * edge, height: height + 2 * edge };
}
