const FORM = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/;

/** 32 lower-case hex digits of a uuid with or without dashes; undefined for anything else. */
export function readUuid(text: string): string | undefined {
  const lower = text.toLowerCase();
  return FORM.test(lower) ? lower.replaceAll('-', '') : undefined;
}

export function writeDashedUuid(digits: string): string {
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20),
  ].join('-');
}

/** Four signed 32-bit integers, as the game stores uuids from 1.16 on. */
export function toUuidInts(digits: string): readonly number[] {
  return [0, 8, 16, 24].map((at) => Number.parseInt(digits.slice(at, at + 8), 16) | 0);
}

export function fromUuidInts(ints: readonly number[]): string | undefined {
  if (ints.length !== 4 || !ints.every((int) => Number.isInteger(int))) return undefined;
  return ints.map((int) => (int >>> 0).toString(16).padStart(8, '0')).join('');
}
