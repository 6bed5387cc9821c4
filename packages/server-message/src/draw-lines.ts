import { type DrawnLine, type TextRun, toRuns, wrapRuns } from '@fucina/minecraft-text';
import type { LaidOutMessage } from './lay-out.ts';
import { listText } from './list-text.ts';

const LINE_BREAK: TextRun = { text: '\n' };

/** The lines of a message as the newest games break them in a list that is this wide, in GUI pixels. */
export function drawLines({ lines, font }: LaidOutMessage, width: number): readonly DrawnLine[] {
  const runs = lines.flatMap(({ component }, index) => {
    const line = toRuns(listText(component));
    return index === 0 ? line : [LINE_BREAK, ...line];
  });
  return wrapRuns(runs, { width, ...(font !== undefined && { font }) });
}
