import {
  type Component,
  EMPTY_COMPONENT,
  type HoverEvent,
  type ShowEntity,
  type ShowItem,
} from '../component/component.ts';
import { parseSnbt } from '../snbt/parse-snbt.ts';
import { stringifySnbt } from '../snbt/stringify-snbt.ts';
import { asFields, asId, asNumber, type Fields } from './fields.ts';
import { findEvent } from './find-event.ts';
import { asUuid } from './read-uuid.ts';
import type { Reading } from './reading.ts';

/** `value` before 1.16, `contents` since 1.16, inline fields (with other names for entities) since 1.21.5. */
export function readHover(fields: Fields, at: string, reading: Reading): HoverEvent | undefined {
  const found = findEvent(fields, 'hover', at, reading);
  if (found === undefined) return undefined;
  const { event, field, isNew } = found;
  const hover = readEvent(event, field, reading, isNew);
  if (hover === undefined) reading.report('unknown-value', field);
  return hover;
}

function readEvent(
  event: Fields,
  field: string,
  reading: Reading,
  isInline: boolean,
): HoverEvent | undefined {
  const { action, contents, value } = event;
  const body = contents ?? value;
  if (action === 'show_text') {
    if (body === undefined) return undefined;
    const hover: { action: 'show_text'; value: Component } = { action, value: EMPTY_COMPONENT };
    reading.queue(body, `${field}.${contents === undefined ? 'value' : 'contents'}`, (text) => {
      hover.value = text;
    });
    return hover;
  }
  // Before 1.16, items and entities were SNBT inside a text.
  const isOld = contents === undefined && value !== undefined;
  const inner = isOld ? (parseOld(value) ?? {}) : (contents ?? (isInline ? event : undefined));
  if (action === 'show_item') return readItem(inner, field, reading);
  if (action === 'show_entity') {
    return readEntity(asFields(inner) ?? {}, field, reading, isInline && contents === undefined);
  }
  return undefined;
}

function readItem(source: unknown, field: string, reading: Reading): ShowItem | undefined {
  const item = asFields(source) ?? { id: source };
  const id = asId(item.id);
  if (id === undefined) return undefined;
  const count = readCount(item.count ?? item.Count);
  if (count === undefined) reading.report('unknown-value', `${field}.count`);
  const components = asFields(item.components);
  const nbt =
    typeof item.tag === 'string' ? item.tag : asFields(item.tag) && stringifySnbt(item.tag);
  return {
    action: 'show_item',
    id,
    count: count ?? 1,
    ...(nbt === undefined ? {} : { nbt }),
    ...(components === undefined
      ? {}
      : { components: readItemComponents(components, `${field}.components`, reading) }),
  };
}

function readCount(value: unknown): number | undefined {
  const count = value === undefined ? 1 : asNumber(value);
  return Number.isInteger(count) ? count : undefined;
}

/** A `!` before the id removes a component that the item has by default. */
function readItemComponents(
  components: Fields,
  field: string,
  reading: Reading,
): Readonly<Record<string, string>> {
  const read: Record<string, string> = {};
  for (const [key, value] of Object.entries(components)) {
    const isRemoved = key.startsWith('!');
    const id = asId(isRemoved ? key.slice(1) : key);
    if (id === undefined) reading.report('unknown-value', `${field}.${key}`);
    else if (isRemoved) read[`!${id}`] = '{}';
    else read[id] = stringifySnbt(value);
  }
  return read;
}

function readEntity(
  entity: Fields,
  field: string,
  reading: Reading,
  isInline: boolean,
): ShowEntity | undefined {
  const type = asId(isInline ? entity.id : entity.type);
  const id = asUuid(isInline ? entity.uuid : entity.id);
  if (type === undefined || id === undefined) return undefined;
  if (entity.name === undefined) return { action: 'show_entity', type, id };
  const hover: { action: 'show_entity'; type: string; id: string; name?: Component } = {
    action: 'show_entity',
    type,
    id,
  };
  reading.queue(entity.name, `${field}.name`, (name) => {
    hover.name = name;
  });
  return hover;
}

function parseOld(value: unknown): unknown {
  const text = typeof value === 'string' ? value : asFields(value)?.text;
  if (typeof text !== 'string') return value;
  const parsed = parseSnbt(text);
  if (!parsed.ok) return undefined;
  const fields = asFields(parsed.value);
  if (typeof fields?.name !== 'string') return parsed.value;
  return { ...fields, name: parseJson(fields.name) };
}

/** A name used to be JSON in a string; anything that is not JSON is the name itself. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
