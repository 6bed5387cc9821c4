/** The version of a release of Java Edition, such as `1.20.4`, or Bedrock Edition. Undefined: the newest release. */
export type Game = string | undefined;

/** No number, so `isSince` counts it as the newest: its places are laid out as in the newest Java Edition. */
export const BEDROCK = 'bedrock';
