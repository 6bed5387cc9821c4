import type { Shape } from '@fucina/text-places';
import { type Surface, scaled } from '../canvas.ts';
import { rgbOf } from '../written-color.ts';
import { drawFace, drawLineFeed } from './art.ts';
import { drawBoard, drawHangingBoard } from './boards.ts';
import { boxOf, drawFrame, fillBox } from './boxes.ts';
import { drawBossBar, drawPing } from './gauges.ts';
import { drawButton, drawPage, drawToast } from './panels.ts';
import { drawTooltipBox } from './tooltip-box.ts';

/** What is behind and beside the texts of a place; drawn by us, as the pages do it (`game-places.css`). */
export function drawShape(surface: Surface, shape: Shape): void {
  const { x, y, width, height } = shape;
  const at = scaled(surface, { x, y, scale: 1 });
  switch (shape.kind) {
    case 'fill':
      at.fill({ ...boxOf(width, height), color: rgbOf(shape.color), opacity: shape.opacity });
      break;
    case 'board':
      drawBoard(at, width, height);
      break;
    case 'hanging-board':
      drawHangingBoard(at, width, height);
      break;
    case 'page':
      drawPage(at, width, height);
      break;
    case 'tooltip':
      drawTooltipBox(at, width, height);
      break;
    case 'toast':
      drawToast(at, width, height);
      break;
    case 'button':
      drawButton(at, width, height);
      break;
    case 'boss-bar':
      drawBossBar(at, shape);
      break;
    case 'icon':
      fillBox(at, boxOf(width, height), 0x3a3a3a);
      drawFrame(at, boxOf(width, height), 0x4d4d4d);
      break;
    case 'ping':
      drawPing(at, shape);
      break;
    case 'head':
      drawFace(at, width);
      break;
    case 'line-feed':
      drawLineFeed(at, width);
      break;
  }
}
