import { applyEdits } from '@fucina/minecraft-text/legacy-tokens';
import { mineDownEdits } from '../mine-down/mine-down-edits.ts';
import type { Conversion, ConvertOptions } from './conversion.ts';
import { unwrapLayer, wrapEdits } from './layers.ts';
import { prove } from './prove.ts';
import { readersOf } from './text-readers.ts';
import { unchanged } from './unchanged.ts';

/**
 * MineDown becomes MiniMessage. That it looks the same is only as certain as our reading of MineDown, so somebody
 * has to look at it.
 */
export function convertMineDown(source: string, options: ConvertOptions): Conversion {
  const { profile } = options;
  const layered = unwrapLayer(source, profile.layer);
  const drafted = mineDownEdits(layered.text, new Set(profile.tags));
  if (drafted === undefined) return unchanged(source, 'refused', ['loss']);
  const edits = wrapEdits(source, layered, drafted, profile.layer);
  if (edits === undefined) return unchanged(source, 'refused', ['message-format-quote']);
  if (edits.length === 0) return unchanged(source, 'same');
  const alone = prove(layered.text, applyEdits(layered.text, drafted), {
    profile,
    ...readersOf(layered.text, options),
  });
  return {
    value: applyEdits(source, edits),
    edits,
    state: 'unsure',
    proof: { alone, joined: [] },
    reasons: [...(alone.same ? [] : (['looks-different'] as const)), 'unproven'],
    alternatives: [],
    losses: [],
  };
}
