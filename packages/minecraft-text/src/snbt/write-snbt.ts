import type { Component } from '../component/component.ts';
import { type ComponentTarget, componentCarrier, formOf } from '../json/component-carrier.ts';
import { componentTree } from '../json/component-tree.ts';
import { findLosses } from '../losses/find-losses.ts';
import { type LossCode, type Written, written } from '../losses/loss.ts';
import { withoutLost } from '../losses/without-lost.ts';
import { parseSnbt } from './parse-snbt.ts';
import { SnbtVerbatim } from './snbt-value.ts';
import { type SnbtStringifyOptions, stringifySnbt } from './stringify-snbt.ts';

/** The form is `snake` by default: texts are SNBT since 1.21.5, the version that renamed the fields. */
export interface SnbtWriteOptions extends SnbtStringifyOptions, ComponentTarget {}

/** Writes a text component in the form that commands and item components use. */
export function writeSnbt(component: Component, options: SnbtWriteOptions = {}): Written<string> {
  const { version } = options;
  const form = formOf(options, 'snake');
  const carrier = componentCarrier(options, form, checkSnbt);
  const said = version === undefined ? component : withoutLost(component, carrier);
  const tree = componentTree(said, { form, version, hexDigits: 'lower', embed });
  return written(stringifySnbt(tree, options), () => findLosses(component, carrier));
}

/** Validated, then written verbatim: parsed values would lose their number types. */
function embed(snbt: string): unknown {
  return parseSnbt(snbt).ok ? new SnbtVerbatim(snbt) : snbt;
}

function checkSnbt(snbt: string): LossCode | undefined {
  return parseSnbt(snbt).ok ? undefined : 'invalid-value';
}
