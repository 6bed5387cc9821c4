// Charts for everybody: where a server is somebody's home, its players are not told.
import type { WatchedEdition, WatchHeat, WatchHistory } from '@fucina/api-contract';
import type { RunningWatch } from '../running-watch.ts';
import type { KeptWatch } from '../store/watch-store.ts';
import { hidesPlayers } from './describe-watch.ts';
import { readHeat, readHistory } from './read-charts.ts';

export async function readPublicHistory(
  running: RunningWatch,
  watch: KeptWatch,
  query: Parameters<typeof readHistory>[2],
): Promise<WatchHistory> {
  const read = await readHistory(running, watch, query);
  const unknown = read.players.map(() => null);
  return isHome(watch, read) ? { ...read, players: unknown, peak: unknown } : read;
}

export async function readPublicHeat(
  running: RunningWatch,
  watch: KeptWatch,
  query: Parameters<typeof readHeat>[2],
): Promise<WatchHeat> {
  const read = await readHeat(running, watch, query);
  const unknown = read.cells.map((row) => row.map(() => null));
  return isHome(watch, read) ? { ...read, cells: unknown } : read;
}

/** Whether the players of that edition are not told to everybody. */
function isHome({ targets }: KeptWatch, { edition }: Pick<WatchedEdition, 'edition'>): boolean {
  const max = targets.find(({ address }) => address.edition === edition)?.facts.max?.value;
  return max !== undefined && max !== null && hidesPlayers({ max: Number(max) });
}
