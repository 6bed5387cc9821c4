import { isSince, since } from '@fucina/game-versions';
import type { Game } from '../game.ts';
import type { PlaceText } from '../shown-text.ts';

export interface TabPlayer {
  readonly name: string;
  /** Shown instead of the name. */
  readonly displayName?: PlaceText;
  /** Below 0: not known. */
  readonly pingMs?: number;
  readonly isSpectator?: boolean;
  /** Higher numbers stand first, since the release that brought an order. */
  readonly listOrder?: number;
  readonly team?: string;
}

/** By list order, spectators last, then by team and by name without case. */
export function inListOrder(players: readonly TabPlayer[], game: Game): readonly TabPlayer[] {
  const hasOrder = isSince(game, since.tabListOrder);
  return players.toSorted(
    (one, other) =>
      (hasOrder ? (other.listOrder ?? 0) - (one.listOrder ?? 0) : 0) ||
      Number(one.isSpectator ?? false) - Number(other.isSpectator ?? false) ||
      compare(one.team ?? '', other.team ?? '') ||
      compare(one.name.toLowerCase(), other.name.toLowerCase()),
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
