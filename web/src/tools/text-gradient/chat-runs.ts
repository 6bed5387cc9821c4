import { readHex } from '@fucina/color';
import { gradientRuns, type TextRun } from '@fucina/minecraft-text';
import { remember } from '../../state/remember.ts';
import { spreadEvenly } from './request.ts';
import type { GradientState } from './state.ts';

/** Here a line under a space is white. In the other formats a space continues the color before it. */
const UNCOLORED_SPACES: readonly unknown[] = ['JSON', 'MiniMessage (each character)'];

/** The text as chat shows it, memoised: the bar on small screens shows it as well. */
export const chatRuns = remember((state: GradientState): readonly TextRun[] => {
  const drawn = gradientRuns({
    ...state,
    trimSpaces: UNCOLORED_SPACES.includes(state.format),
    // An incomplete color, such as half a hex code, must not remove the preview.
    colors: spreadEvenly(state.colors).filter(({ hex }) => readHex(hex).ok),
  });
  return drawn.ok ? drawn.value : [{ text: state.text }];
});
