// Making, changing and removing a watch.
import { domainToASCII } from 'node:url';
import {
  addMaintenanceEndpoint,
  type BodyOf,
  changeWatchEndpoint,
  checkWatchEndpoint,
  createWatchEndpoint,
  pauseWatchEndpoint,
  removeMaintenanceEndpoint,
  removeViewerEndpoint,
  removeWatchEndpoint,
  renewSecretEndpoint,
  renewViewerEndpoint,
  resumeWatchEndpoint,
} from '@fucina/api-contract';
import { readTypedServer, type ServerAddress } from '@fucina/server-address';
import { DAY_S, readZone } from '@fucina/watch';
import { LRUCache } from 'lru-cache';
import type { Bind, InTurn } from '../../http/endpoint.ts';
import { prepareJson } from '../../http/prepared-body.ts';
import { invalidAddress } from '../../tools/status/refusals.ts';
import type { StatusCache } from '../../tools/status/status-cache.ts';
import type { RunningWatch } from '../running-watch.ts';
import type { KeptWatch } from '../store/watch-store.ts';
import { openAsOwner } from './access.ts';
import { describeWatch } from './describe-watch.ts';
import {
  badWindow,
  badZone,
  changedMeanwhile,
  checkedRecently,
  DRAFT_REFUSALS,
  tooManyWindows,
  watchNotFound,
} from './refusals.ts';
import { hashOf, newName, newSecret } from './secrets.ts';

const CHECK_AGAIN_S = 30;
/** A clock that is a little behind ours. */
const PAST_S = 120;
const MAX_WATCHES_REMEMBERED = 10_000;

/** `running` throws where servers are not watched. */
export function owningRoutes(bind: Bind, running: () => RunningWatch, statuses: StatusCache): void {
  const checkedAt = new LRUCache<string, number>({ max: MAX_WATCHES_REMEMBERED });

  const open = ({ params, secret }: OfOwner) => openAsOwner(running(), params.id, secret);
  /** The watch as it is after a change. */
  const answer = async (id: string, { inTurn }: { readonly inTurn: InTurn }) => {
    const watch = await running().store.readWatch({ id });
    if (watch === undefined) throw watchNotFound();
    const described = await describeWatch(running(), { watch, isOwner: true });
    return { reply: await inTurn(() => prepareJson(described)) };
  };

  bind(createWatchEndpoint, {}, async ({ body, client, spend }) => {
    const { store, now, maxWatches, mostADay, watcher } = running();
    const zone = zoneOf(body.zone);
    const targets = await Promise.all(
      addressesOf(body).map(async (address) => {
        // Looked at as on the page of the status: the same rules, limits and cache.
        const ask = { query: false, client };
        const { value } = await statuses.get(address, ask, () => spend('ping'));
        const { edition, host, port } = address;
        return { address: { edition, host, port }, ip: value.ip };
      }),
    );
    const secret = newSecret('owner');
    const created = await store.createWatch({
      id: newName(),
      ownerHash: hashOf(secret),
      name: '',
      zone,
      language: body.language,
      createdAt: now(),
      targets,
      client,
      most: maxWatches,
      ...(mostADay !== undefined && { mostADay }),
    });
    if (!created.ok) throw DRAFT_REFUSALS[created.error.code]();
    const watch = created.value;
    for (const target of watch.targets) watcher.watch(target);
    const shown = await describeWatch(running(), { watch, isOwner: true });
    return { reply: { json: { id: watch.id, secret, watch: shown } } };
  });

  bind(changeWatchEndpoint, {}, async (request) => {
    const watch = await open(request);
    const { revision, name, zone, language, is_public: isPublic } = request.body;
    const change = {
      ...(name !== undefined && { name: name.trim() }),
      ...(zone !== undefined && { zone: zoneOf(zone) }),
      ...(language !== undefined && { language }),
      ...(isPublic !== undefined && { isPublic, slug: watch.slug ?? newName() }),
    };
    const kept = await running().store.updateWatch(watch.id, change, revision);
    if (kept === 'changed-meanwhile') throw changedMeanwhile();
    return answer(watch.id, request);
  });

  bind(removeWatchEndpoint, {}, async (request) => {
    const watch = await open(request);
    await running().store.removeWatch(watch.id);
    await followTargets(running(), watch);
    return { reply: { json: { id: watch.id } } };
  });

  bind(renewSecretEndpoint, {}, async (request) => {
    const { id } = await open(request);
    const secret = newSecret('owner');
    await running().store.updateWatch(id, { ownerHash: hashOf(secret) });
    return { reply: { json: { secret } } };
  });

  bind(renewViewerEndpoint, {}, async (request) => {
    const { id } = await open(request);
    const secret = newSecret('viewer');
    await running().store.updateWatch(id, { viewerHash: hashOf(secret) });
    return { reply: { json: { secret } } };
  });

  bind(removeViewerEndpoint, {}, async (request) => {
    const { id } = await open(request);
    await running().store.updateWatch(id, { viewerHash: null });
    return answer(id, request);
  });

  bind(checkWatchEndpoint, {}, async (request) => {
    const { id, targets } = await open(request);
    const { now, watcher } = running();
    const waitS = (checkedAt.get(id) ?? 0) + CHECK_AGAIN_S - now();
    if (waitS > 0) throw checkedRecently(waitS);
    checkedAt.set(id, now());
    for (const target of targets) watcher.checkNow(target.id);
    return answer(id, request);
  });

  bind(pauseWatchEndpoint, {}, async (request) => {
    const watch = await open(request);
    const pausedAt = watch.pausedAt ?? running().now();
    await running().store.updateWatch(watch.id, { pausedAt });
    await followTargets(running(), watch);
    return answer(watch.id, request);
  });

  bind(resumeWatchEndpoint, {}, async (request) => {
    const watch = await open(request);
    await running().store.updateWatch(watch.id, { pausedAt: null });
    await followTargets(running(), watch);
    return answer(watch.id, request);
  });

  bind(addMaintenanceEndpoint, {}, async (request) => {
    const { id } = await open(request);
    const { store, now } = running();
    const { starts_at: startsAt = now(), ends_at: endsAt, every = null, note } = request.body;
    const isLate = startsAt < now() - PAST_S || endsAt <= Math.max(startsAt, now());
    if (isLate || endsAt - startsAt > DAY_S) throw badWindow();
    const kept = await store.addWindow(id, { startsAt, endsAt, every, note });
    if (kept === 'full') throw tooManyWindows();
    return answer(id, request);
  });

  bind(removeMaintenanceEndpoint, {}, async (request) => {
    const { id } = await open(request);
    const { store, now } = running();
    if (!(await store.removeWindow(id, request.params.window, now()))) throw watchNotFound();
    return answer(id, request);
  });
}

interface OfOwner {
  readonly params: { readonly id: string };
  readonly secret: string;
}

/** Checks go on while somebody watches. */
async function followTargets({ store, watcher }: RunningWatch, { targets }: KeptWatch) {
  for (const target of targets) {
    if (await store.isWatched(target.id)) watcher.watch(target);
    else watcher.forget(target.id);
  }
}

function zoneOf(text: string): string {
  const zone = readZone(text);
  if (zone === undefined) throw badZone();
  return zone;
}

function addressesOf(body: BodyOf<typeof createWatchEndpoint>): readonly ServerAddress[] {
  const { address, bedrock_address: ofBedrock = address, editions } = body;
  return [...new Set(editions)].map((edition) => {
    const read = readTypedServer(
      edition === 'bedrock' ? ofBedrock : address,
      edition,
      domainToASCII,
    );
    if (!read.ok) throw invalidAddress(read.error.code);
    return read.value;
  });
}
