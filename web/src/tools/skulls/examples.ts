import type { Translate } from '../../words/translate.ts';
import { type SkullsState, skullsState } from './state.ts';

interface SkullsExample {
  readonly name: 'player' | 'trophy' | 'decoration';
  readonly state: SkullsState;
}

const { initial } = skullsState;

export const examples: readonly [SkullsExample, ...SkullsExample[]] = [
  { name: 'player', state: { ...initial, player: 'Notch' } },
  {
    name: 'trophy',
    state: {
      ...initial,
      player: 'jeb_',
      name: '<gold><b>Champion</b> of spring',
      lore: ['<gray>Won on the 21st of June', '', '<#E43A96>Keep it safe'],
    },
  },
  {
    name: 'decoration',
    state: {
      ...initial,
      player:
        'http://textures.minecraft.net/texture/9e4ccc200b5220266b9c01bd1a5cc6cb5d7537bee7ee8e7f40a5a28be3c5b85e',
      name: '<yellow>Decoration',
      lore: ['<gray>Place it anywhere', '', ''],
    },
  },
];

export function exampleLabel(name: SkullsExample['name'], t: Translate): string {
  return t(`skulls.examples.${name}`);
}
