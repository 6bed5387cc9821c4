import { createStyle, createText, readMiniMessage } from '@fucina/minecraft-text';
import { COMPLETE_FONT } from '@fucina/minecraft-text/complete-font';
import { type Canvas, drawPlace, scaled } from '@fucina/pixel-drawing';
import { type Layout, layOut, showText } from '@fucina/text-places';
import { nearestRuns } from './drawable.ts';
import { INNER } from './frame.ts';
import { oneLine } from './lines.ts';

/** The texts are MiniMessage. */
export interface TooltipScene {
  readonly kind: 'tooltip';
  readonly title: string;
  readonly lines: readonly string[];
  /** Without the italics of the game. */
  readonly isUpright: boolean;
}

const SCALES = [8, 7, 6, 5, 4, 3] as const;
const SMALLEST = 3;
/** More than the window has room for; a line is ten units high. */
const MAX_LINES = Math.ceil(INNER.height / SMALLEST / 10) + 1;
/** From the letters to the edge. */
const FRAME = 4;

/** An item's name and lore as the game shows them. */
export function drawTooltipScene(canvas: Canvas, scene: TooltipScene): void {
  const { layout, scale } = fit(scene);
  const { area, shapes, texts } = layout;
  const surface = scaled(canvas, {
    x: Math.round(INNER.x + (INNER.width - area.width * scale) / 2 - area.x * scale),
    y: Math.round(INNER.y + (INNER.height - area.height * scale) / 2 - area.y * scale),
    scale,
  });
  // In the game, what is too wide leaves the window.
  const widest = Math.floor(INNER.width / scale);
  const drawn = {
    shapes: shapes.map((shape) => ({ ...shape, width: Math.min(shape.width, widest) })),
    texts: texts.map((text) => ({
      ...text,
      runs: oneLine(nearestRuns(text.runs), widest - 2 * FRAME).runs,
    })),
  };
  drawPlace(surface, drawn, COMPLETE_FONT);
}

function fit(scene: TooltipScene): { readonly layout: Layout; readonly scale: number } {
  const texts = [scene.title, ...scene.lines.slice(0, MAX_LINES)].map((text) =>
    shown(text, scene.isUpright),
  );
  for (const scale of SCALES) {
    const window = {
      width: Math.floor(INNER.width / scale),
      height: Math.floor(INNER.height / scale),
    };
    const layout = layOut('item', texts, { window, font: COMPLETE_FONT });
    const isCut = layout.notices.some(({ code }) => code === 'lines' || code === 'width');
    if (!isCut || scale === SMALLEST) return { layout, scale };
  }
  throw new Error('the smallest scale always fits');
}

function shown(text: string, isUpright: boolean) {
  const read = readMiniMessage(text);
  const content = read.ok ? read.value : createText(text);
  return showText(isUpright ? createText('', createStyle({ italic: false }), [content]) : content);
}
