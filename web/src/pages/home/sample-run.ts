import type { GameStyle } from '../../ui/game-text/look.ts';

/** Text of one style; what is not said is as the place has it. */
export interface SampleRun extends GameStyle {
  readonly text: string;
}
