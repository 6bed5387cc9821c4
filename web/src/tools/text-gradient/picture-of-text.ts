import { CHAT_WIDTH, type TextRun, wrapRuns } from '@fucina/minecraft-text';
import type { DrawnPicture } from '../../ui/copy-picture.ts';
import { drawStage, font } from '../../ui/game-places/draw-picture.ts';

const LINE_HEIGHT = 9;

/** The text in its colors, in lines as long as the chat's. */
export function pictureOfText(runs: readonly TextRun[]): Promise<DrawnPicture> {
  const lines = wrapRuns(runs, { width: CHAT_WIDTH, font });
  return drawStage({
    area: {
      x: 0,
      y: 0,
      width: Math.ceil(Math.max(...lines.map(({ width }) => width))),
      height: lines.length * LINE_HEIGHT,
    },
    shapes: [],
    texts: lines.map(({ runs, width }, index) => {
      const y = index * LINE_HEIGHT;
      return { runs, width, x: 0, y, scale: 1, opacity: 1 };
    }),
    notices: [],
  });
}
