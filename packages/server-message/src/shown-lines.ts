import {
  type Component,
  type DrawnLine,
  type TextRun,
  textForGame,
  toRuns,
  wrapRuns,
} from '@fucina/minecraft-text';
import type { LaidOutMessage } from './lay-out.ts';
import { listText } from './list-text.ts';

/** The lines as a game shows them: `newest`, a version such as `1.20.4`, or `bedrock`. Bedrock Edition has one line, without the spaces around it. */
export function linesForGame({ lines }: LaidOutMessage, game: string): readonly Component[] {
  if (game === 'newest') return lines.map(({ component }) => listText(component));
  if (game !== 'bedrock') {
    return lines.map(({ component }) => textForGame(listText(component), { version: game }).value);
  }
  return lines.slice(0, 1).map(({ content }) => textForGame(content, { edition: 'bedrock' }).value);
}

const LINE_BREAK: TextRun = { text: '\n' };

/** The lines of a message as the newest games break them in a list that is this wide, in GUI pixels. */
export function drawLines({ lines, font }: LaidOutMessage, width: number): readonly DrawnLine[] {
  const runs = lines.flatMap(({ component }, index) => {
    const line = toRuns(listText(component));
    return index === 0 ? line : [LINE_BREAK, ...line];
  });
  return wrapRuns(runs, { width, ...(font !== undefined && { font }) });
}
