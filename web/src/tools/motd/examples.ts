import type { Translate } from '../../words/translate.ts';
import { type MotdState, motdState } from './state.ts';

interface MotdExample {
  readonly name: 'network' | 'season' | 'maintenance';
  readonly state: MotdState;
}

export const examples: readonly [MotdExample, ...MotdExample[]] = [
  {
    name: 'network',
    state: {
      ...motdState.initial,
      line1: '<b><gradient:#54daf4:#545eb6>★ SKY NETWORK ★</gradient></b>',
      align1: 'center',
      line2:
        '<gray>Survival</gray> <dark_gray>•</dark_gray> <gray>Skyblock</gray> <dark_gray>•</dark_gray> <gray>Creative</gray>',
      align2: 'center',
      target: 'velocity',
    },
  },
  {
    name: 'season',
    state: {
      ...motdState.initial,
      line1: '<green><b>MEADOWS</b></green> <dark_gray>|</dark_gray> <white>Season 3</white>',
      align1: 'none',
      line2: '<gray>A small survival server for grown-ups',
      align2: 'none',
      target: 'properties',
    },
  },
  {
    name: 'maintenance',
    state: {
      ...motdState.initial,
      line1: '<red><b>Back in a moment</b></red>',
      align1: 'center',
      line2: '<gray>We move to new hardware',
      align2: 'center',
      hover: '<yellow>Until 18:00 UTC\n<gray>News: example.org',
      versionText: '<red>Maintenance',
      target: 'maintenance',
      view: 'other',
    },
  },
];

export function exampleLabel(name: MotdExample['name'], t: Translate): string {
  return t(`motd.examples.${name}`);
}
