import {
  DECORATIONS,
  type LegacyWriteOptions,
  type Loss,
  type TextRun,
  toRuns,
  writeLegacy,
} from '@fucina/minecraft-text';
import type { LaidOutLine } from '../lay-out.ts';
import { lineLosses, type PlacedLosses } from '../message-loss.ts';

export interface WrittenLines {
  readonly text: string;
  readonly losses: readonly PlacedLosses[];
}

/** Both lines as one text with codes. */
export function writeLegacyMessage(
  lines: readonly LaidOutLine[],
  options: LegacyWriteOptions,
): WrittenLines {
  const { char = '&' } = options;
  let text = '';
  const losses: (readonly Loss[])[] = [];
  let last: TextRun | undefined;
  for (const [index, { component }] of lines.entries()) {
    const written = writeLegacy(component, options);
    const runs = toRuns(component);
    // Codes go on after a line break. A color ends all of them.
    const needsReset = last !== undefined && hasCodes(last) && runs[0]?.color === undefined;
    text += `${index > 0 ? '\n' : ''}${needsReset ? `${char}r` : ''}${written.value}`;
    losses.push(written.losses);
    last = runs.at(-1);
  }
  return { text, losses: lineLosses(losses) };
}

function hasCodes(run: TextRun): boolean {
  return run.color !== undefined || DECORATIONS.some((decoration) => run[decoration] === true);
}
