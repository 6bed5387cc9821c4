import type { Component } from '../component/component.ts';
import { findLosses } from '../losses/find-losses.ts';
import { type LossCode, type Written, written } from '../losses/loss.ts';
import { withoutLost } from '../losses/without-lost.ts';
import { parseSnbt } from '../snbt/parse-snbt.ts';
import type { SnbtStringifyOptions } from '../snbt/stringify-snbt.ts';
import { type ComponentTarget, componentCarrier, formOf } from './component-carrier.ts';
import { snbtFor } from './to-snbt.ts';

/** The form is `snake` by default: texts are SNBT since 1.21.5, the version that renamed the fields. */
export interface SnbtWriteOptions extends SnbtStringifyOptions, ComponentTarget {}

/** Writes a text component in the form that commands and item components use. */
export function writeSnbt(component: Component, options: SnbtWriteOptions = {}): Written<string> {
  const { version } = options;
  const form = formOf(options, 'snake');
  const carrier = componentCarrier(options, form, checkSnbt);
  const said = version === undefined ? component : withoutLost(component, carrier);
  return written(snbtFor(said, form, version, options), () => findLosses(component, carrier));
}

function checkSnbt(snbt: string): LossCode | undefined {
  return parseSnbt(snbt).ok ? undefined : 'invalid-value';
}
