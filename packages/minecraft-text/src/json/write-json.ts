import type { Component } from '../component/component.ts';
import { parseSnbt } from '../snbt/parse-snbt.ts';
import { SnbtArray, SnbtNumber, type SnbtValue } from '../snbt/snbt-value.ts';
import { componentTree, type JsonForm } from './component-tree.ts';
import type { JsonValue } from './json-value.ts';

export interface JsonWriteOptions {
  /** `camel` by default. */
  readonly form?: JsonForm;
  /** Case of hex digits: upper for `camel`, as Adventure writes them, lower for `snake`. */
  readonly hexDigits?: 'upper' | 'lower';
}

export function writeJson(component: Component, options: JsonWriteOptions = {}): JsonValue {
  const { form = 'camel' } = options;
  const { hexDigits = form === 'camel' ? 'upper' : 'lower' } = options;
  // The tree is made of JSON alone, because what is embedded is JSON.
  return componentTree(component, { form, hexDigits, embed }) as JsonValue;
}

/** SNBT as JSON; text that is none stays text. */
function embed(snbt: string): JsonValue {
  const parsed = parseSnbt(snbt);
  return parsed.ok ? toJson(parsed.value) : snbt;
}

/** Calls itself: parsed SNBT is no deeper than the game allows. */
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
