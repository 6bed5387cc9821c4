import { leadMiniMessage } from '../alignment.ts';
import type { LaidOutLine } from '../lay-out.ts';

/** Each line as MiniMessage of its own. */
export function miniMessageLines(lines: readonly LaidOutLine[]): readonly string[] {
  return lines.map(({ lead, source }) => leadMiniMessage(lead) + source);
}
