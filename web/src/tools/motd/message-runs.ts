import { type Component, type TextRun, toRuns } from '@fucina/minecraft-text';
import { type LaidOutMessage, listText } from '@fucina/server-message';

export const LINE_BREAK: TextRun = { text: '\n' };

/** The lines as the newest game shows them. */
export function messageRuns({ lines }: LaidOutMessage): readonly TextRun[] {
  return joinRuns(lines.map(({ component }) => listText(component)));
}

export function joinRuns(lines: readonly Component[]): readonly TextRun[] {
  return lines.flatMap((line, index) =>
    index === 0 ? toRuns(line) : [LINE_BREAK, ...toRuns(line)],
  );
}
