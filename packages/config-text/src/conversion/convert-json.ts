import { readAny } from '@fucina/minecraft-text/any-format';
import { toPlain } from '@fucina/minecraft-text/component';
import { readMiniMessage, writeMiniMessage } from '@fucina/minecraft-text/mini-message';
import { compareLooks } from './compare-looks.ts';
import type { Conversion, ConversionReason, ConvertOptions } from './conversion.ts';
import { unchanged } from './conversion.ts';
import { findMeantCodes } from './meant-codes.ts';

/** A component in JSON or SNBT becomes MiniMessage. */
export function convertJson(value: string, { profile, from }: ConvertOptions): Conversion {
  const { codes, layer } = profile;
  const read = readAny(value);
  if (!read.ok) return unchanged(value, 'refused', ['unreadable']);
  // Arguments such as {0} could not be told from text.
  if (layer !== 'none') return unchanged(value, 'refused', ['layer-not-kept']);
  const { value: written, losses } = writeMiniMessage(read.value, { lineBreaks: 'kept' });
  const back = readMiniMessage(written);
  if (!back.ok) return unchanged(value, 'refused', ['unreadable']);
  const alone = compareLooks(read.value, back.value, false);
  const doubts: ConversionReason[] = [];
  if (!alone.same) doubts.push('looks-different');
  if (losses.length > 0 || read.losses.length > 0) doubts.push('loss');
  if (findMeantCodes(toPlain(read.value), codes).hasCodes) doubts.push('mixed-notation');
  return askForComponent(from, {
    value: written,
    edits: [{ from: 0, to: value.length, insert: written }],
    state: doubts.length === 0 ? 'same' : 'unsure',
    proof: { alone, joined: [] },
    reasons: doubts,
    alternatives: [],
    losses,
  });
}

/** What reads components may not read anything else, so without being asked they stay. */
export function askForComponent(from: ConvertOptions['from'], converted: Conversion): Conversion {
  if (from === 'json' || converted.state === 'refused') return converted;
  return { ...converted, state: 'unsure', reasons: [...converted.reasons, 'component'] };
}
