import type { TextRun } from '../component/runs.ts';
import { textWidth } from '../font/text-width.ts';
import { type DrawnLine, type WrapOptions, wrapRuns } from './wrap-runs.ts';

/** Unless the player changed it. */
export const CHAT_WIDTH = 320;

const INDENT = { text: ' ', bold: false } as const satisfies TextRun;

/** A message in chat (1.16 and later): each wrapped line starts with a space that is not counted to its width limit. */
export function chatLines(
  message: readonly TextRun[],
  { width = CHAT_WIDTH, ...options }: Partial<WrapOptions> = {},
): readonly DrawnLine[] {
  const lines = wrapRuns(message, { width, ...options });
  if (lines.length === 0) return [{ runs: [], width: 0, isWrapped: false }];
  return lines.map((line) =>
    line.isWrapped
      ? {
          ...line,
          runs: [INDENT, ...line.runs],
          width: line.width + textWidth(INDENT.text, options),
        }
      : line,
  );
}
