import type { OwnerAnswer } from '@fucina/config-text';

/** What the owner of a server says about a plugin. `unknown`: asked, and they do not know it either. */
export interface PluginAnswer {
  readonly reads?: (typeof READS)[number] | undefined;
  readonly items?: (typeof ITEMS)[number] | undefined;
}

export const READS = ['yes', 'no', 'unknown'] as const;
export const ITEMS = ['clears-italic', 'adds-nothing', 'unknown'] as const;

/** By the place of a plugin, as `askedPlaceOf` tells it. */
export type PluginAnswers = ReadonlyMap<string, PluginAnswer>;

/** As the conversion needs it: what somebody does not know is no answer. */
export function ownerAnswerOf({ reads, items }: PluginAnswer): OwnerAnswer {
  return {
    ...(reads !== undefined && reads !== 'unknown' && { readsMiniMessage: reads === 'yes' }),
    ...(items !== undefined && items !== 'unknown' && { items }),
  };
}

/** The same answer about several plugins; an answer that is given again is taken back. */
export function answer(
  answers: PluginAnswers,
  places: readonly string[],
  given: PluginAnswer,
): PluginAnswers {
  const next = new Map(answers);
  for (const place of places) next.set(place, { ...next.get(place), ...given });
  return next;
}
