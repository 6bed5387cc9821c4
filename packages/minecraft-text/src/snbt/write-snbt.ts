import type { Component } from '../component/component.ts';
import { componentTree, type JsonForm } from '../json/component-tree.ts';
import { parseSnbt } from './parse-snbt.ts';
import { SnbtVerbatim } from './snbt-value.ts';
import { type SnbtWriteOptions, stringifySnbt } from './stringify-snbt.ts';

export interface TextSnbtOptions extends SnbtWriteOptions {
  /** `snake` by default: texts are SNBT since 1.21.5, which is when the names changed. */
  readonly form?: JsonForm;
}

/** Writes a text component as commands and item components take it. */
export function writeSnbt(component: Component, options: TextSnbtOptions = {}): string {
  const { form = 'snake' } = options;
  const tree = componentTree(component, { form, hexDigits: 'lower', embed });
  return stringifySnbt(tree, options);
}

/** Checked, then taken as it stands: going through values would lose the types of numbers. */
function embed(snbt: string): unknown {
  return parseSnbt(snbt).ok ? new SnbtVerbatim(snbt) : snbt;
}
