import type { PublicStatus, WatchReply } from '@fucina/api-contract';
import { type MaintenanceWindow, wholeState, windowsWithin } from '@fucina/watch';
import type { RunningWatch } from '../running-watch.ts';
import type { KeptWatch } from '../store/watch-store.ts';
import type { Access } from './access.ts';
import { describeEdition, type EditionNow } from './describe-edition.ts';
import { describeUptime, RANGES_S } from './describe-uptime.ts';

/** A server with so few places is somebody's home: nobody else is told how many are there. */
const FEW_PLACES = 5;

/** For whoever has a link. */
export async function describeWatch(
  running: RunningWatch,
  { watch, isOwner }: Access,
): Promise<WatchReply> {
  const at = running.now();
  return {
    id: watch.id,
    access: isOwner ? 'owner' : 'viewer',
    revision: watch.revision,
    name: watch.name,
    language: watch.language,
    ...(await describeServer(running, watch)),
    paused_at: watch.pausedAt,
    maintenance: watch.maintenance
      .filter(({ removedAt, every, endsAt }) => removedAt === null && (every || endsAt > at))
      .map(({ id, startsAt, endsAt, every, note }) => ({
        id,
        starts_at: startsAt,
        ends_at: endsAt,
        every,
        note,
      })),
    slug: watch.slug,
    is_public: watch.isPublic,
    has_viewer_link: watch.viewerHash !== null,
  };
}

/** For everybody. Nobody has shown that the server is theirs, so it goes by its address. */
export async function describePublicly(
  running: RunningWatch,
  watch: KeptWatch,
): Promise<PublicStatus> {
  const server = await describeServer(running, watch);
  return {
    slug: watch.slug ?? '',
    name: server.address,
    is_verified: false,
    ...server,
    editions: server.editions.map((edition) => ({
      ...edition,
      ...(hidesPlayers(edition) && { players: null }),
    })),
  };
}

export function hidesPlayers({ max }: { readonly max?: number }): boolean {
  return max !== undefined && max <= FEW_PLACES;
}

async function describeServer(running: RunningWatch, watch: KeptWatch) {
  const at = running.now();
  const windows = windowsOf(watch, at - RANGES_S.quarter, at + 1);
  const [now, uptime] = await Promise.all([
    Promise.all(watch.targets.map((target) => describeEdition(running, target))),
    describeUptime(running, watch, windows),
  ]);
  return {
    address: now[0]?.address ?? '',
    ...stateNow(running, watch, now),
    editions: now.map((edition, index) => {
      const measured = uptime.editions[index];
      if (measured === undefined) throw new Error('each edition is measured');
      return { ...edition, uptime: measured };
    }),
    uptime: uptime.whole,
    zone: watch.zone,
    created_at: watch.createdAt,
    checked_at: latest(now.map(({ checked_at }) => checked_at)),
    place: running.place,
  };
}

/** Of the server as a whole, from what its editions are. */
export function stateNow(
  { now }: Pick<RunningWatch, 'now'>,
  watch: KeptWatch,
  editions: readonly Pick<EditionNow, 'state' | 'since'>[],
) {
  const at = now();
  const window = windowsOf(watch, at, at + 1).find(({ from, to }) => from <= at && at < to);
  return {
    state: stateOf(watch, editions, window),
    since: latest(editions.map(({ since }) => since)),
    maintenance_until: window?.to ?? null,
  };
}

export function windowsOf(
  { maintenance, zone }: KeptWatch,
  from: number,
  to: number,
): readonly MaintenanceWindow[] {
  return maintenance.length === 0 ? [] : windowsWithin(maintenance, zone, from, to);
}

function stateOf(
  { pausedAt }: KeptWatch,
  editions: readonly Pick<EditionNow, 'state'>[],
  window: MaintenanceWindow | undefined,
): WatchReply['state'] {
  if (pausedAt !== null) return 'paused';
  return window === undefined ? wholeState(editions.map(({ state }) => state)) : 'maintenance';
}

function latest(moments: readonly (number | null)[]): number | null {
  const told = moments.filter((moment) => moment !== null);
  return told.length === 0 ? null : Math.max(...told);
}
