import type { Component } from '../component/component.ts';
import { parseSnbt } from '../snbt/parse-snbt.ts';
import { SnbtArray, SnbtNumber, type SnbtValue } from '../snbt/snbt-value.ts';
import { componentTree } from './component-tree.ts';
import type { JsonValue } from './json-value.ts';
import type { JsonForm } from './tree-writing.ts';

export interface JsonSpelling {
  /** `camel` by default. */
  readonly form?: JsonForm | undefined;
  /** Case of hex digits: by default upper case for `camel`, like Adventure, and lower case for `snake`. */
  readonly hexDigits?: 'upper' | 'lower' | undefined;
}

/** A text component as a JSON value. `writeJsonValue` also says what was lost, and knows versions of the game. */
export function toJsonValue(component: Component, spelling: JsonSpelling = {}): JsonValue {
  return jsonFor(component, spelling, undefined);
}

export function jsonFor(
  component: Component,
  { form = 'camel', hexDigits = form === 'camel' ? 'upper' : 'lower' }: JsonSpelling,
  version: string | undefined,
): JsonValue {
  // The tree contains only JSON, because `embed` returns JSON.
  return componentTree(component, { form, version, hexDigits, embed }) as JsonValue;
}

/** SNBT as JSON; text that is not SNBT is kept as text. */
function embed(snbt: string): JsonValue {
  const parsed = parseSnbt(snbt);
  return parsed.ok ? snbtToJson(parsed.value) : snbt;
}

/** Recursive: the parser limits the depth of SNBT. */
export function snbtToJson(value: SnbtValue): JsonValue {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (value instanceof SnbtNumber) return value.value;
  if (value instanceof SnbtArray) return value.items.map((item) => item.value);
  if (isList(value)) return value.map(snbtToJson);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, snbtToJson(inner)]));
}

// Array.isArray does not narrow readonly arrays.
function isList(value: object): value is readonly SnbtValue[] {
  return Array.isArray(value);
}
