import { type Component, createText, NO_STYLE } from '@fucina/minecraft-text';
import { COMPLETE_FONT } from '@fucina/minecraft-text/complete-font';
import { type Box, type Canvas, drawPlace, type Surface, scaled } from '@fucina/pixel-drawing';
import { type Align, layOut as layOutMessage } from '@fucina/server-message';
import { layOut, showText } from '@fucina/text-places';
import { DEEP, HAIRLINE } from '../colors.ts';
import { nearestRuns } from './drawable.ts';
import { INNER } from './frame.ts';
import { drawBlankIcon } from './icon.ts';

/** Lines of MiniMessage. */
export interface MessageScene {
  readonly kind: 'message';
  readonly name: string;
  readonly lines: readonly { readonly text: string; readonly align: Align }[];
}

const SCALE = 3;
const BREAK = createText('\n');

/** The entry of a server in the list. */
export function drawMessageScene(canvas: Canvas, { name, lines }: MessageScene): void {
  const message = layOutMessage({ lines, hover: [], versionText: '' }, COMPLETE_FONT);
  const content = message.lines.flatMap(({ component }, index): Component[] =>
    index === 0 ? [component] : [BREAK, component],
  );
  const shown = showText(createText('', NO_STYLE, content));
  const { area, shapes, texts } = layOut('server-list', [shown], { font: COMPLETE_FONT }, { name });
  const x = Math.round(INNER.x + (INNER.width - area.width * SCALE) / 2);
  const y = Math.round(INNER.y + (INNER.height - area.height * SCALE) / 2);
  const surface = scaled(canvas, { x, y, scale: SCALE });
  for (const row of [-1, 1])
    drawOther(scaled(surface, { x: 0, y: row * STEP, scale: 1 }), area.width);
  drawSelection(surface, area);
  const near = texts.map((text) => ({ ...text, runs: nearestRuns(text.runs) }));
  drawPlace(surface, { shapes, texts: near }, COMPLETE_FONT);
  for (const { kind, x, y, width } of shapes) {
    if (kind === 'icon') drawBlankIcon(scaled(surface, { x, y, scale: 1 }), width);
  }
}

/** Entries stand this far apart here, a little more than in the game. */
const STEP = 44;
const DIM = { color: DEEP, opacity: 1 };

/** A server above or below, without words. */
function drawOther(surface: Surface, width: number): void {
  drawBlankIcon(scaled(surface, { x: 2, y: 2, scale: 1 }), 32);
  surface.fill({ x: 37, y: 4, width: 90, height: 6, ...DIM });
  surface.fill({ x: 37, y: 15, width: 200, height: 6, ...DIM });
  surface.fill({ x: 37, y: 25, width: 150, height: 6, ...DIM });
  surface.fill({ x: width - 17, y: 4, width: 10, height: 6, ...DIM });
}

/** The thin frame of the chosen entry. */
function drawSelection({ fill }: Surface, { width, height }: Box): void {
  const line = { color: HAIRLINE, opacity: 1 };
  const [w, h] = [width + 4, height + 4];
  fill({ x: -2, y: -2, width: w, height: 1, ...line });
  fill({ x: -2, y: height + 1, width: w, height: 1, ...line });
  fill({ x: -2, y: -2, width: 1, height: h, ...line });
  fill({ x: width + 1, y: -2, width: 1, height: h, ...line });
}
