import { CAPABILITIES } from './capabilities/capabilities.ts';
import type { Component } from './component/component.ts';
import { toPlain } from './component/plain.ts';
import { findLosses } from './losses/find-losses.ts';
import { type Written, written } from './losses/loss.ts';

/** Plain text, with a list of all that plain text cannot say; `toPlain` gives the text alone. */
export function writePlain(component: Component): Written<string> {
  return written(toPlain(component), () =>
    findLosses(component, { capabilities: CAPABILITIES.plain }),
  );
}
