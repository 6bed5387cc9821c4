import { asFields, type Fields } from './fields.ts';
import type { Reading } from './reading.ts';

interface FoundEvent {
  readonly event: Fields;
  /** The path of the field, for errors. */
  readonly field: string;
  /** In the form used since 1.21.5. */
  readonly isNew: boolean;
}

const SPELLINGS = {
  click: { before: 'clickEvent', since: 'click_event' },
  hover: { before: 'hoverEvent', since: 'hover_event' },
} as const;

/** Accepts both spellings, because pasted text mixes versions. */
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
  reading.report('wrong-type', field);
  return undefined;
}
