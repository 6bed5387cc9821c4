import type { Translate } from '../../words/translate.ts';
import { type LoreState, loreState } from './state.ts';

interface LoreExample {
  readonly name: 'sword' | 'menu' | 'key';
  readonly state: LoreState;
}

export const examples: readonly [LoreExample, ...LoreExample[]] = [
  {
    name: 'sword',
    state: {
      ...loreState.initial,
      upright: true,
      format: 'give',
      item: 'netherite_sword',
      title: '<b><gradient:#FF512F:#FFE29A>Emberfang</gradient></b>',
      lines: [
        '<gray>Forged in the last fire of the Nether.</gray>',
        '',
        '<gold>Ability:</gold> <yellow>Cinder Step</yellow> <b><gold>RIGHT CLICK</gold></b>',
        '<gray>Leaves a trail of flames for <green>5s</green>.</gray>',
        '<dark_gray>Cooldown: 30s</dark_gray>',
        '',
        '<b><gold>LEGENDARY SWORD</gold></b>',
      ],
    },
  },
  {
    name: 'menu',
    state: {
      ...loreState.initial,
      upright: true,
      format: 'yaml-legacy',
      withTitle: true,
      item: 'clock',
      title: '<green><b>Daily reward</b></green>',
      lines: [
        '<gray>Come back each day to keep your streak.</gray>',
        '',
        '<white>Streak:</white> <yellow>%rewards_streak% days</yellow>',
        '<white>Next:</white> <aqua>%rewards_left%</aqua>',
        '',
        '<yellow>▶ Click to claim</yellow>',
      ],
    },
  },
  {
    name: 'key',
    state: {
      ...loreState.initial,
      format: 'java-adventure',
      item: 'tripwire_hook',
      title: '<!i><gradient:#A06CD5:#E7C6FF>ᴍʏꜱᴛɪᴄ ᴋᴇʏ</gradient>',
      lines: [
        '<!i><gray>Opens one <light_purple>mystic crate</light_purple> at spawn.</gray>',
        '<!i><dark_purple><obf>xx</obf></dark_purple> <light_purple>Something moves inside</light_purple> <dark_purple><obf>xx</obf></dark_purple>',
      ],
    },
  },
];

export function exampleLabel(name: LoreExample['name'], t: Translate): string {
  return t(`lore_generator.examples.${name}`);
}
