import { applyEdits, type Edit } from '@fucina/minecraft-text/legacy-tokens';
import { mineDownEdits } from '../mine-down/mine-down-edits.ts';
import type { Conversion, ConversionReason, ConvertOptions } from './conversion.ts';
import { unchanged } from './conversion.ts';
import { unwrapLayer, wrapEdits } from './layers.ts';
import { prove } from './prove.ts';
import { hasTags } from './tag-effect.ts';
import { readersOf } from './text-readers.ts';

/**
 * MineDown becomes MiniMessage. That it looks the same is only as certain as our reading of MineDown, so somebody
 * has to look at it.
 */
export function convertMineDown(source: string, options: ConvertOptions): Conversion {
  const { profile } = options;
  const layered = unwrapLayer(source, profile.layer);
  const drafted = mineDownEdits(layered.text, new Set(profile.tags));
  if (drafted === undefined) return unchanged(source, 'refused', ['loss']);
  if (!isMineDown(layered.text, drafted)) return unchanged(source, 'same');
  // Some versions of a plugin read MineDown, others MiniMessage: which of the two this text is for, nobody knows.
  if (hasTags(layered.text, profile.tags)) return unchanged(source, 'unsure', ['mixed-notation']);
  const edits = wrapEdits(source, layered, drafted, profile.layer);
  if (edits === undefined) return unchanged(source, 'refused', ['message-format-quote']);
  const alone = prove(layered.text, applyEdits(layered.text, drafted), {
    profile,
    ...readersOf(layered.text, options),
  });
  const doubts: ConversionReason[] = alone.same ? [] : ['looks-different'];
  doubts.push('unproven');
  return {
    value: applyEdits(source, edits),
    edits,
    state: 'unsure',
    proof: { alone, joined: [] },
    reasons: doubts,
    alternatives: [],
    losses: [],
  };
}

/** Whether a text has something to convert. Tags with an effect and no markup of MineDown are MiniMessage already. */
export function isMineDown(text: string, edits = mineDownEdits(text)): boolean {
  if (edits === undefined || edits.some(isMarkup)) return true;
  return edits.length > 0 && !hasTags(text);
}

/** What is only put in escapes a tag. */
function isMarkup({ from, to }: Edit): boolean {
  return to > from;
}
