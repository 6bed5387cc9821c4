// Samples and bytes for property tests.
import { fc } from '@fast-check/vitest';
import { MAX_LATENCY_MS, MAX_PLAYERS, type Outcome } from '../outcome.ts';
import { REASONS } from '../reasons.ts';
import type { Sample } from '../samples/sample.ts';

export const outcomes: fc.Arbitrary<Outcome> = fc.oneof(
  fc.record({
    kind: fc.constant('up' as const),
    latencyMs: fc.option(fc.nat(MAX_LATENCY_MS)),
    players: fc.option(fc.nat(MAX_PLAYERS)),
  }),
  fc.constant({ kind: 'asleep' } as const),
  fc.record({ kind: fc.constant('fail' as const), reason: fc.constantFrom(...REASONS) }),
  fc.record({
    kind: fc.constant('none' as const),
    why: fc.constantFrom('nothing', 'busy', 'blind', 'blocked_target'),
  }),
);

/** In the order of time. */
export function samplesWithin(from: number, to: number, most: number): fc.Arbitrary<Sample[]> {
  return fc
    .array(
      fc.record({
        at: fc.integer({ min: from, max: to - 1 }),
        outcome: outcomes,
        isConfirming: fc.boolean(),
      }),
      { maxLength: most },
    )
    .map((samples) => samples.sort((a, b) => a.at - b.at));
}

/** Any bytes, and those of a writer with some of them changed. */
export function hostileBytes(written: fc.Arbitrary<Uint8Array>): fc.Arbitrary<Uint8Array> {
  const changes = fc.array(fc.tuple(fc.nat(3000), fc.integer({ min: 0, max: 255 })), {
    maxLength: 4,
  });
  const changed = fc.tuple(written, changes, fc.nat(3000)).map(([bytes, places, length]) => {
    const copy = bytes.slice(0, length);
    for (const [place, value] of places) if (copy.length > 0) copy[place % copy.length] = value;
    return copy;
  });
  return fc.oneof(fc.uint8Array({ maxLength: 400 }), changed);
}
