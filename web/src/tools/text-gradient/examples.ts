import type { Translate } from '../../words/translate.ts';
import { type GradientState, gradientState } from './state.ts';

interface GradientExample {
  readonly name: 'title' | 'rank' | 'message';
  readonly state: GradientState;
}

export const examples: readonly [GradientExample, ...GradientExample[]] = [
  {
    name: 'title',
    state: {
      ...gradientState.initial,
      text: 'Season 4',
      colors: ['#FF512F', '#FFE29A'],
      bold: true,
    },
  },
  {
    name: 'rank',
    state: {
      ...gradientState.initial,
      text: '[ꜱᴛᴀꜰꜰ]',
      colors: ['#E7C6FF', '#A06CD5'],
      format: '&#rrggbb',
    },
  },
  {
    name: 'message',
    state: {
      ...gradientState.initial,
      text: 'Welcome to the forge!',
      colors: ['#67C6E3', '#C6F68D', '#F6F3B8'],
      format: '§x§r§r§g§g§b§b',
    },
  },
];

export function exampleLabel(name: GradientExample['name'], t: Translate): string {
  return t(`text_gradient.examples.${name}`);
}
