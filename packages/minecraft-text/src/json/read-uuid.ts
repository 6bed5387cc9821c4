import { readUuid, readUuidInts, writeDashedUuid } from '@fucina/minecraft-profile';
import { asList, asNumber } from './fields.ts';

/** Reads a uuid from text, with or without dashes, or from four integers; returns it with dashes. */
export function asUuid(value: unknown): string | undefined {
  const digits =
    typeof value === 'string'
      ? readUuid(value)
      : readUuidInts((asList(value) ?? []).map((part) => (asNumber(part) ?? 0) | 0));
  return digits === undefined ? undefined : writeDashedUuid(digits);
}
