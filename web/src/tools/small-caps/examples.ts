import type { Translate } from '../../words/translate.ts';
import { type SmallCapsState, smallCapsState } from './state.ts';

interface SmallCapsExample {
  readonly name: 'plain' | 'menu' | 'scoreboard';
  readonly state: SmallCapsState;
}

export const examples: readonly SmallCapsExample[] = [
  {
    name: 'plain',
    state: { ...smallCapsState.initial, text: 'The quick brown fox jumps over 13 dogs' },
  },
  {
    name: 'menu',
    state: {
      ...smallCapsState.initial,
      keepCodes: true,
      text: '<gold>Daily reward</gold>\n<gray>Left-click to claim</gray>\n&8Back in %time_left%',
    },
  },
  {
    name: 'scoreboard',
    state: {
      ...smallCapsState.initial,
      keepCodes: true,
      digits: 'keep',
      text: '&#E43A96Rank: &f%vault_rank%\n&#E43A96Coins: &f1250\nplay.example.org',
    },
  },
];

export function exampleLabel(name: SmallCapsExample['name'], t: Translate): string {
  return t(`smallcap.examples.${name}`);
}
