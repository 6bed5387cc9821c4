import type { Component } from '../component/component.ts';
import { componentTree } from '../json/component-tree.ts';
import type { JsonForm } from '../json/tree-writing.ts';
import { parseSnbt } from './parse-snbt.ts';
import { SnbtVerbatim } from './snbt-value.ts';
import { type SnbtWriteOptions, stringifySnbt } from './stringify-snbt.ts';

export interface TextSnbtOptions extends SnbtWriteOptions {
  /** `snake` by default: texts are SNBT since 1.21.5, the version that renamed the fields. */
  readonly form?: JsonForm;
}

/** Writes a text component in the form that commands and item components use. */
export function writeSnbt(component: Component, options: TextSnbtOptions = {}): string {
  const { form = 'snake' } = options;
  const tree = componentTree(component, { form, hexDigits: 'lower', embed });
  return stringifySnbt(tree, options);
}

/** Validated, then written verbatim: parsed values would lose their number types. */
function embed(snbt: string): unknown {
  return parseSnbt(snbt).ok ? new SnbtVerbatim(snbt) : snbt;
}
