import type { Component } from '../component/component.ts';
import { parseSnbt } from '../snbt/parse-snbt.ts';
import { SnbtVerbatim } from '../snbt/snbt-value.ts';
import { type SnbtStringifyOptions, stringifySnbt } from '../snbt/stringify-snbt.ts';
import { componentTree } from './component-tree.ts';
import type { JsonForm } from './tree-writing.ts';

/** A text component as SNBT, in the form of 1.21.5. `writeSnbt` also says what was lost, and knows versions of the game. */
export function toSnbt(component: Component, options: SnbtStringifyOptions = {}): string {
  return snbtFor(component, 'snake', undefined, options);
}

export function snbtFor(
  component: Component,
  form: JsonForm,
  version: string | undefined,
  options: SnbtStringifyOptions,
): string {
  return stringifySnbt(
    componentTree(component, { form, version, hexDigits: 'lower', embed }),
    options,
  );
}

/** Validated, then written verbatim: parsed values would lose their number types. */
function embed(snbt: string): unknown {
  return parseSnbt(snbt).ok ? new SnbtVerbatim(snbt) : snbt;
}
