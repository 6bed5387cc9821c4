import type { Component } from '../component/component.ts';
import { findLosses } from '../losses/find-losses.ts';
import { type Written, written } from '../losses/loss.ts';
import { withoutLost } from '../losses/without-lost.ts';
import { miniMessageCarrier } from './mini-message-carrier.ts';
import { type MiniMessageSpelling, toMiniMessage } from './to-mini-message.ts';

export interface MiniMessageWriteOptions extends MiniMessageSpelling {
  /** The version of Adventure that reads it, for example `4.20`: tags that it does not know are left out. */
  readonly adventure?: string | undefined;
}

/** Writes the same as `toMiniMessage`, for any version of Adventure, and says what is lost. */
export function writeMiniMessage(
  component: Component,
  { adventure, ...spelling }: MiniMessageWriteOptions = {},
): Written<string> {
  const carrier = miniMessageCarrier(adventure);
  const said = adventure === undefined ? component : withoutLost(component, carrier);
  return written(toMiniMessage(said, spelling), () => findLosses(component, carrier));
}
