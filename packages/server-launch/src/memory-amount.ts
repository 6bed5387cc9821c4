import { withoutUnseen } from '@fucina/minecraft-profile';

/** An amount of memory as it was written. */
export interface MemoryAmount {
  readonly number: number;
  readonly unit: MemoryUnit | undefined;
}

export type MemoryUnit = keyof typeof KILOBYTES;

export const KILOBYTES = { k: 1, m: 1024, g: 1024 ** 2, t: 1024 ** 3 } as const;
/** The unit is its letter or its word, which people say short: `8 giga`, `8 gigs`. In French a byte is an octet: `8 Go`. */
const AMOUNT =
  /^(\d+(?:[.,]\d+)?)\s*(?:([kmgt])(?:i?[bo]?|(?:ilo|ega|iga|era)(?:bytes?)?|[ei]gs?))?(?:\s(?:(?:di|of)\s)?ram)?$/i;

/** Reads `4G`, `2,5 GB`, `8 giga`, `4096M` or `4096`. */
export function readMemoryAmount(text: string): MemoryAmount | undefined {
  const [, number, letter = ''] = AMOUNT.exec(withoutUnseen(text).trim()) ?? [];
  if (number === undefined) return undefined;
  return {
    number: Number(number.replace(',', '.')),
    unit: (letter.toLowerCase() || undefined) as MemoryUnit | undefined, // AMOUNT accepts no other letter
  };
}

/** In whole megabytes, which is also what a number without a unit is in. */
export function readMemoryMb(text: string): number | undefined {
  const { number, unit } = readMemoryAmount(text) ?? {};
  if (number === undefined) return undefined;
  if (unit === undefined) return Number.isInteger(number) ? number : undefined;
  return Math.round((number * KILOBYTES[unit]) / KILOBYTES.m);
}
