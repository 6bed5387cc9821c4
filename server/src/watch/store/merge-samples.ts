import type { Sample } from '@fucina/watch';

/** Of one target in the order of time, each second once: what is in the journal may be packed already. */
export function mergeSamples(
  packed: readonly Sample[],
  journal: readonly Sample[],
): readonly Sample[] {
  if (journal.length === 0) return packed;
  const bySecond = new Map([...packed, ...journal].map((sample) => [sample.at, sample]));
  return [...bySecond.values()].sort((a, b) => a.at - b.at);
}
