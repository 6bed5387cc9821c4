import { isAtLeast } from '@fucina/game-versions';

/** The version of a release of Java Edition, such as `1.20.4`, or Bedrock Edition. Undefined: the newest release. */
export type Game = string | undefined;

export const BEDROCK = 'bedrock';

/** Places of Bedrock Edition are laid out as in the newest Java Edition. */
export function isSince(game: Game, release: string): boolean {
  return game === undefined || game === BEDROCK || isAtLeast(game, release);
}
