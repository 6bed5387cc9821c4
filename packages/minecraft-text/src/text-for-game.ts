import { CAPABILITIES } from './capabilities/capabilities.ts';
import type { Component } from './component/component.ts';
import { componentCarrier } from './json/component-carrier.ts';
import { type LegacyEdition, shownColor } from './legacy/codes.ts';
import type { Carrier } from './losses/carrier.ts';
import { findLosses } from './losses/find-losses.ts';
import { type Written, written } from './losses/loss.ts';
import { withoutLost } from './losses/without-lost.ts';

export interface GameTarget {
  /** `java` by default. */
  readonly edition?: LegacyEdition;
  /** Of Java Edition; the newest by default. */
  readonly version?: string | undefined;
}

/**
 * A text as a game shows it: other colors become the nearest, sprites and heads their plain text, and the rest that
 * it does not know is left out. Bedrock Edition gets what its codes can say.
 */
export function textForGame(component: Component, target: GameTarget = {}): Written<Component> {
  const carrier = carrierOf(target);
  return written(withoutLost(component, carrier), () => findLosses(component, carrier));
}

function carrierOf({ edition = 'java', version }: GameTarget): Carrier {
  if (edition === 'java') return componentCarrier({ version }, 'snake', () => undefined);
  return {
    capabilities: CAPABILITIES.bedrock,
    nearestColor: (color) => shownColor(color, edition),
  };
}
