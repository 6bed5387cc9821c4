import type { ClickAction, ClickEvent } from '../component/component.ts';
import { stringifySnbt } from '../snbt/stringify-snbt.ts';
import { CLICK_VALUE_KEYS } from './click-value-keys.ts';
import { asFields, asText, type Fields } from './fields.ts';
import { findEvent } from './find-event.ts';
import type { Reading } from './reading.ts';

export function readClick(fields: Fields, at: string, reading: Reading): ClickEvent | undefined {
  const found = findEvent(fields, 'click', at, reading);
  if (found === undefined) return undefined;
  const { event, field } = found;
  const { action } = event;
  if (!isClickAction(action)) {
    reading.report('unknown-value', `${field}.action`);
    return undefined;
  }
  const value = event[CLICK_VALUE_KEYS[action]] ?? event.value;
  const text = action === 'show_dialog' && asFields(value) ? stringifySnbt(value) : asText(value);
  if (text === undefined) {
    reading.report('missing', `${field}.${CLICK_VALUE_KEYS[action]}`);
    return undefined;
  }
  if (action !== 'custom' || event.payload === undefined) return { action, value: text };
  return { action, value: text, payload: stringifySnbt(event.payload) };
}

function isClickAction(action: unknown): action is ClickAction {
  return typeof action === 'string' && Object.hasOwn(CLICK_VALUE_KEYS, action);
}
