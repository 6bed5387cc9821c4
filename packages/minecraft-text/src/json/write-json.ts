import type { Component } from '../component/component.ts';
import { findLosses } from '../losses/find-losses.ts';
import { type LossCode, type Written, written } from '../losses/loss.ts';
import { withoutLost } from '../losses/without-lost.ts';
import { parseSnbt } from '../snbt/parse-snbt.ts';
import { stringifySnbt } from '../snbt/stringify-snbt.ts';
import { type ComponentTarget, componentCarrier, formOf } from './component-carrier.ts';
import type { JsonValue } from './json-value.ts';
import { stringifyJson } from './stringify-json.ts';
import { jsonFor, snbtToJson } from './to-json-value.ts';

export interface JsonWriteOptions extends ComponentTarget {
  /** Case of hex digits: by default upper case for `camel`, like Adventure, and lower case for `snake`. */
  readonly hexDigits?: 'upper' | 'lower';
}

/** Writes a text component as a JSON value; the form is `camel` unless a version or a form is given. */
export function writeJsonValue(
  component: Component,
  options: JsonWriteOptions = {},
): Written<JsonValue> {
  const { version, hexDigits } = options;
  const form = formOf(options, 'camel');
  const carrier = componentCarrier(options, form, checkSnbt);
  const said = version === undefined ? component : withoutLost(component, carrier);
  return written(jsonFor(said, { form, hexDigits }, version), () => findLosses(component, carrier));
}

/** The same as text. */
export function writeJsonText(
  component: Component,
  options: JsonWriteOptions = {},
): Written<string> {
  const json = writeJsonValue(component, options);
  return written(stringifyJson(json.value), () => json.losses);
}

function checkSnbt(snbt: string): LossCode | undefined {
  const parsed = parseSnbt(snbt);
  if (!parsed.ok) return 'invalid-value';
  const isSame = stringifySnbt(parsed.value) === stringifySnbt(snbtToJson(parsed.value));
  return isSame ? undefined : 'number-types';
}
