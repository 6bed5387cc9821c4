import { asFields, type Fields } from './fields.ts';
import type { Reading } from './reading.ts';

interface FoundEvent {
  readonly event: Fields;
  /** Where it stands, for complaints. */
  readonly field: string;
  /** Spelt as since 1.21.5. */
  readonly isNew: boolean;
}

const SPELLINGS = {
  click: { before: 'clickEvent', since: 'click_event' },
  hover: { before: 'hoverEvent', since: 'hover_event' },
} as const;

/** Either spelling, whatever the version: pasted text mixes them. */
export function findEvent(
  fields: Fields,
  kind: keyof typeof SPELLINGS,
  at: string,
  reading: Reading,
): FoundEvent | undefined {
  const { before, since } = SPELLINGS[kind];
  const isNew = fields[since] !== undefined;
  const key = isNew ? since : before;
  const source = fields[key];
  if (source === undefined) return undefined;
  const event = asFields(source);
  const field = `${at}${key}`;
  if (event !== undefined) return { event, field, isNew };
  reading.complain('wrong-type', field);
  return undefined;
}
