// Reading untrusted JSON: own fields only; values of a wrong type count as absent; nothing is walked recursively.

const INT32 = { min: -2147483648, max: 2147483647 };

export function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}

export function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A 32-bit integer: numbers are truncated and clamped, everything else is 0. */
export function readCount(value: unknown): number {
  if (typeof value !== 'number' || Number.isNaN(value)) return 0;
  return Math.trunc(Math.max(INT32.min, Math.min(INT32.max, value))) || 0;
}

export function readInt32(value: unknown): number | undefined {
  return Number.isInteger(value) && readCount(value) === value ? value : undefined;
}
