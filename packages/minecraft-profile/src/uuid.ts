const PLAIN = /^[0-9a-f]{32}$/i;
const DASHED = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})$/i;
const INT_ARRAY = /^\[\s*I\s*;([^\]]*)\]$/i;
const INT = /^\s*[+-]?\d{1,10}\s*$/;
/** `UUIDMost:1L,UUIDLeast:-2L`, as in game data before 1.16: any prefix, with or without braces. */
const HALVES = /^\{?\s*(\w*)Most\s*:\s*(-?\d{1,19})L?\s*,\s*\1Least\s*:\s*(-?\d{1,19})L?\s*\}?$/i;
const INT_STARTS = [0, 8, 16, 24];

/** A uuid as two signed 64-bit integers. */
export interface UuidHalves {
  readonly most: bigint;
  readonly least: bigint;
}

/** 32 lower-case digits of a uuid with or without dashes; undefined for anything else. */
export function readUuid(text: string): string | undefined {
  if (PLAIN.test(text)) return text.toLowerCase();
  return DASHED.test(text) ? text.replaceAll('-', '').toLowerCase() : undefined;
}

/** 32 lower-case digits of a uuid in any notation of the game, including `[I;1,2,3,4]` and two 64-bit halves. */
export function readAnyUuid(text: string): string | undefined {
  const ints = INT_ARRAY.exec(text)?.[1]?.split(',');
  if (ints) return ints.every((int) => INT.test(int)) ? readUuidInts(ints.map(Number)) : undefined;
  const [, , most, least] = HALVES.exec(text) ?? [];
  if (most === undefined || least === undefined) return readUuid(text);
  return readUuidHalves({ most: BigInt(most), least: BigInt(least) });
}

/** Takes the 32 digits that `readUuid` returns, like the other writers. */
export function writeDashedUuid(digits: string): string {
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20),
  ].join('-');
}

/** From four signed 32-bit integers; undefined if there are not four or one is out of range. */
export function readUuidInts(ints: readonly number[]): string | undefined {
  if (ints.length !== 4 || !ints.every((int) => int === (int | 0))) return undefined;
  return ints.map((int) => (int >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Four signed 32-bit integers, as the game stores uuids since 1.16. */
export function writeUuidInts(digits: string): readonly number[] {
  return INT_STARTS.map((at) => Number.parseInt(digits.slice(at, at + 8), 16) | 0);
}

/** `[I;1,2,3,4]`, an SNBT array. */
export function writeUuidIntArray(digits: string): string {
  return `[I;${writeUuidInts(digits).join(',')}]`;
}

export function readUuidHalves({ most, least }: UuidHalves): string | undefined {
  if (![most, least].every((half) => half === BigInt.asIntN(64, half))) return undefined;
  return [most, least]
    .map((half) => BigInt.asUintN(64, half).toString(16).padStart(16, '0'))
    .join('');
}

export function writeUuidHalves(digits: string): UuidHalves {
  const half = (at: number) => BigInt.asIntN(64, BigInt(`0x${digits.slice(at, at + 16)}`));
  return { most: half(0), least: half(16) };
}

/** `UUIDMost:1L,UUIDLeast:-2L`, as in game data before 1.16. */
export function writeUuidMostLeast(digits: string): string {
  const { most, least } = writeUuidHalves(digits);
  return `UUIDMost:${most}L,UUIDLeast:${least}L`;
}
