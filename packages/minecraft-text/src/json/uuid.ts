import { asList, asNumber } from './fields.ts';

/** A uuid from its text, dashed or not, or from four integers; written with dashes. */
export function asUuid(value: unknown): string | undefined {
  if (typeof value === 'string') {
    const groups = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i;
    const match = groups.exec(value);
    return match === null ? undefined : match.slice(1).join('-').toLowerCase();
  }
  const parts = asList(value)?.map(asNumber);
  if (parts?.length !== 4) return undefined;
  const digits = parts.map((part) => ((part ?? 0) >>> 0).toString(16).padStart(8, '0')).join('');
  return asUuid(digits);
}

/** `[I;a,b,c,d]`, four signed integers. */
export function uuidSnbt(uuid: string): string {
  const digits = uuid.replaceAll('-', '');
  const parts = [0, 8, 16, 24].map((at) => Number.parseInt(digits.slice(at, at + 8), 16) | 0);
  return `[I;${parts.join(',')}]`;
}
