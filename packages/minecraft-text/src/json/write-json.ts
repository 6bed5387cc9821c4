import type { Component } from '../component/component.ts';
import { parseSnbt } from '../snbt/parse-snbt.ts';
import { SnbtArray, SnbtNumber, type SnbtValue } from '../snbt/snbt-value.ts';
import { componentTree } from './component-tree.ts';
import type { JsonValue } from './json-value.ts';
import type { JsonForm } from './tree-writing.ts';

export interface JsonWriteOptions {
  /** `camel` by default. */
  readonly form?: JsonForm;
  /** Case of hex digits: by default upper case for `camel`, like Adventure, and lower case for `snake`. */
  readonly hexDigits?: 'upper' | 'lower';
}

export function writeJson(component: Component, options: JsonWriteOptions = {}): JsonValue {
  const { form = 'camel' } = options;
  const { hexDigits = form === 'camel' ? 'upper' : 'lower' } = options;
  // The tree contains only JSON, because `embed` returns JSON.
  return componentTree(component, { form, hexDigits, embed }) as JsonValue;
}

/** SNBT as JSON; text that is not SNBT is kept as text. */
function embed(snbt: string): JsonValue {
  const parsed = parseSnbt(snbt);
  return parsed.ok ? toJson(parsed.value) : snbt;
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
