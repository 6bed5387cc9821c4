import { SnbtArray, SnbtNumber } from '../snbt/snbt-value.ts';

// JSON and SNBT use the same readers; these functions read a value of either.

export type Fields = Readonly<Record<string, unknown>>;

export function asFields(value: unknown): Fields | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  if (value instanceof SnbtNumber || value instanceof SnbtArray) return undefined;
  return value as Fields; // an object that is no list: its fields are unknown
}

export function asList(value: unknown): readonly unknown[] | undefined {
  if (value instanceof SnbtArray) return value.items;
  return Array.isArray(value) ? value : undefined;
}

export function asNumber(value: unknown): number | undefined {
  if (value instanceof SnbtNumber) return value.value;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Numbers and booleans are shown as text, as in the game. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (value instanceof SnbtNumber) return value.text;
  return typeof value === 'number' ? String(value) : undefined;
}

/** SNBT also writes booleans as bytes. */
export function asFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  return value instanceof SnbtNumber ? value.value !== 0 : undefined;
}

/** Ids without a namespace get `minecraft`. */
export function asId(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const match = /^(?:([a-z0-9_.-]*):)?([a-z0-9_./-]+)$/.exec(value);
  return match === null ? undefined : `${match[1] || 'minecraft'}:${match[2]}`;
}
