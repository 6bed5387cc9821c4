// The byte of an outcome. Bit 7 is set for a confirming check.
import type { Ignorance, Outcome } from '../outcome.ts';
import { byteOfReason, REASONS } from '../reasons.ts';

export const UP = 1;
const ASLEEP = 33;
const NONE: Readonly<Record<Ignorance, number>> = {
  nothing: 0,
  busy: 40,
  blind: 41,
  blocked_target: 42,
};
export const CONFIRMING = 0x80;

/** What has no numbers of its own. */
const BARE: ReadonlyMap<number, Outcome> = new Map<number, Outcome>([
  [ASLEEP, { kind: 'asleep' }],
  ...REASONS.map((reason) => [byteOfReason(reason), { kind: 'fail', reason }] as const),
  ...Object.entries(NONE).map(
    ([why, byte]) => [byte, { kind: 'none', why: why as Ignorance }] as const,
  ),
]);

export function writeCode(outcome: Outcome, isConfirming: boolean): number {
  return codeOf(outcome) | (isConfirming ? CONFIRMING : 0);
}

/** `'up'` is followed by its numbers; undefined for a byte that means nothing. */
export function readCode(byte: number): Outcome | 'up' | undefined {
  const code = byte & ~CONFIRMING;
  return code === UP ? 'up' : BARE.get(code);
}

/** A number that may be missing: one more than it, so that 0 is none. */
export function writeNumber(value: number | null): number {
  return (value ?? -1) + 1;
}

/** Undefined for what is no such number. */
export function readNumber(stored: number | undefined, max: number): number | null | undefined {
  if (stored === undefined || !(stored >= 0 && stored <= max + 1)) return undefined;
  return stored === 0 ? null : stored - 1;
}

function codeOf(outcome: Outcome): number {
  switch (outcome.kind) {
    case 'up':
      return UP;
    case 'asleep':
      return ASLEEP;
    case 'fail':
      return byteOfReason(outcome.reason);
    case 'none':
      return NONE[outcome.why];
  }
}
