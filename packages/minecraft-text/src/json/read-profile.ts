import type { HeadProfile, ProfileProperty } from '../component/component.ts';
import { asFields, asList, asText } from './fields.ts';
import { asUuid } from './read-uuid.ts';
import type { Reading } from './reading.ts';

const TEXT_KEYS = ['name', 'texture', 'cape', 'elytra'] as const;

/** The player of a head: a name, or an object with any of these fields (1.21.9). */
export function readProfile(
  player: unknown,
  at: string,
  reading: Reading,
): HeadProfile | undefined {
  if (typeof player === 'string') return { name: player };
  const fields = asFields(player);
  if (fields === undefined) return undefined;
  const profile: { -readonly [Key in keyof HeadProfile]: HeadProfile[Key] } = {};
  /** Reads a field that is present; reports it if it is invalid. */
  const read = <Value>(key: string, value: Value | undefined): Value | undefined => {
    if (fields[key] !== undefined && value === undefined) {
      reading.report('unknown-value', `${at}.${key}`);
    }
    return value;
  };
  for (const key of TEXT_KEYS) {
    const text = read(key, asText(fields[key]));
    if (text !== undefined) profile[key] = text;
  }
  const id = read('id', fields.id === undefined ? undefined : asUuid(fields.id));
  if (id !== undefined) profile.id = id;
  const { model } = fields;
  const arms = read('model', model === 'wide' || model === 'slim' ? model : undefined);
  if (arms !== undefined) profile.model = arms;
  const properties = readProperties(fields.properties, `${at}.properties`, reading);
  if (properties.length > 0) profile.properties = properties;
  return profile;
}

/** A list of properties, or an object with the values of each name. */
function readProperties(source: unknown, at: string, reading: Reading): ProfileProperty[] {
  const properties: ProfileProperty[] = [];
  const add = (name: unknown, value: unknown, signature: unknown, field: string) => {
    if (typeof name !== 'string' || typeof value !== 'string') {
      reading.report('wrong-type', field);
      return;
    }
    properties.push(typeof signature === 'string' ? { name, value, signature } : { name, value });
  };
  const list = asList(source);
  for (const [index, item] of (list ?? []).entries()) {
    const { name, value, signature } = asFields(item) ?? {};
    add(name, value, signature, `${at}[${index}]`);
  }
  const byName = list === undefined ? asFields(source) : undefined;
  for (const [name, values] of Object.entries(byName ?? {})) {
    for (const value of asList(values) ?? [values]) add(name, value, undefined, `${at}.${name}`);
  }
  if (source !== undefined && list === undefined && byName === undefined) {
    reading.report('wrong-type', at);
  }
  return properties;
}
