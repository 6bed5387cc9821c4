import { leadMiniMessage } from '../alignment.ts';
import { closedSource } from '../closed-source.ts';
import type { LaidOutLine } from '../lay-out.ts';

/** Each line as MiniMessage of its own. */
export function miniMessageLines(lines: readonly LaidOutLine[]): readonly string[] {
  return lines.map((line) => {
    const [spaces, source] = [leadMiniMessage(line.lead), closedSource(line)];
    return line.isRightToLeft ? source + spaces : spaces + source;
  });
}
