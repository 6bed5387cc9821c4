export const TRANSPARENCIES = ['keep', 'hard', 'fill'] as const;
export const COLOR_LIMITS = ['all', '256', '64', '32', '16'] as const;

/** What is done with the icon after it was scaled. */
export interface Finish {
  readonly transparency: (typeof TRANSPARENCIES)[number];
  /** Behind transparent parts, if they are filled. */
  readonly background: string;
  /** Of the corners, in pixels. */
  readonly radius: number;
  readonly hasOutline: boolean;
  readonly outlineColor: string;
  readonly colors: (typeof COLOR_LIMITS)[number];
}

export const PLAIN_FINISH: Finish = {
  transparency: 'keep',
  background: '#242020',
  radius: 0,
  hasOutline: false,
  outlineColor: '#000000',
  colors: 'all',
};
