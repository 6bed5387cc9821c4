import { readAny } from '@fucina/minecraft-text/any-format';
import { readMiniMessage, writeMiniMessage } from '@fucina/minecraft-text/mini-message';
import { compareLooks } from './compare-looks.ts';
import type { Conversion } from './conversion.ts';
import { unchanged } from './unchanged.ts';

/** A component in JSON or SNBT becomes MiniMessage. */
export function convertJson(value: string): Conversion {
  const read = readAny(value);
  if (!read.ok) return unchanged(value, 'refused', ['unreadable']);
  const { value: written, losses } = writeMiniMessage(read.value, { lineBreaks: 'kept' });
  const back = readMiniMessage(written);
  if (!back.ok) return unchanged(value, 'refused', ['unreadable']);
  const alone = compareLooks(read.value, back.value, false);
  const isComplete = losses.length === 0 && read.losses.length === 0;
  return {
    value: written,
    edits: [{ from: 0, to: value.length, insert: written }],
    state: alone.same && isComplete ? 'same' : 'unsure',
    proof: { alone, joined: [] },
    reasons: [
      ...(alone.same ? [] : (['looks-different'] as const)),
      ...(isComplete ? [] : (['loss'] as const)),
    ],
    alternatives: [],
    losses,
  };
}
