import type { Component } from '../component/component.ts';
import { findLosses } from '../losses/find-losses.ts';
import { type LossCode, type Written, written } from '../losses/loss.ts';
import { withoutLost } from '../losses/without-lost.ts';
import { parseSnbt } from '../snbt/parse-snbt.ts';
import { SnbtArray, SnbtNumber, type SnbtValue } from '../snbt/snbt-value.ts';
import { stringifySnbt } from '../snbt/stringify-snbt.ts';
import { type ComponentTarget, componentCarrier, formOf } from './component-carrier.ts';
import { componentTree } from './component-tree.ts';
import type { JsonValue } from './json-value.ts';

export interface JsonWriteOptions extends ComponentTarget {
  /** Case of hex digits: by default upper case for `camel`, like Adventure, and lower case for `snake`. */
  readonly hexDigits?: 'upper' | 'lower';
}

/** Writes a text component as a JSON value; the form is `camel` unless a version or a form is given. */
export function writeJsonValue(
  component: Component,
  options: JsonWriteOptions = {},
): Written<JsonValue> {
  const { version } = options;
  const form = formOf(options, 'camel');
  const { hexDigits = form === 'camel' ? 'upper' : 'lower' } = options;
  const carrier = componentCarrier(options, form, checkSnbt);
  const said = version === undefined ? component : withoutLost(component, carrier);
  // The tree contains only JSON, because `embed` returns JSON.
  const tree = componentTree(said, { form, version, hexDigits, embed }) as JsonValue;
  return written(tree, () => findLosses(component, carrier));
}

/** The same as text. */
export function writeJsonText(
  component: Component,
  options: JsonWriteOptions = {},
): Written<string> {
  const { value, losses } = writeJsonValue(component, options);
  return { value: JSON.stringify(value), losses };
}

/** SNBT as JSON; text that is not SNBT is kept as text. */
function embed(snbt: string): JsonValue {
  const parsed = parseSnbt(snbt);
  return parsed.ok ? toJson(parsed.value) : snbt;
}

function checkSnbt(snbt: string): LossCode | undefined {
  const parsed = parseSnbt(snbt);
  if (!parsed.ok) return 'invalid-value';
  const isSame = stringifySnbt(parsed.value) === stringifySnbt(toJson(parsed.value));
  return isSame ? undefined : 'number-types';
}

/** Recursive: the parser limits the depth of SNBT. */
function toJson(value: SnbtValue): JsonValue {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (value instanceof SnbtNumber) return value.value;
  if (value instanceof SnbtArray) return value.items.map((item) => item.value);
  if (isList(value)) return value.map(toJson);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toJson(inner)]));
}

// Array.isArray does not narrow readonly arrays.
function isList(value: object): value is readonly SnbtValue[] {
  return Array.isArray(value);
}
