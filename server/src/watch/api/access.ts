import { DAY_S } from '@fucina/watch';
import type { RunningWatch } from '../running-watch.ts';
import type { KeptWatch } from '../store/watch-store.ts';
import { ownerOnly, watchNotFound } from './refusals.ts';
import { isHashOf } from './secrets.ts';

export interface Access {
  readonly watch: KeptWatch;
  readonly isOwner: boolean;
}

/** The watch of a link, for its owner or for who may only look. */
export async function openByLink(
  running: RunningWatch,
  id: string,
  secret: string,
): Promise<Access> {
  const watch = await running.store.readWatch({ id });
  // Both are compared whatever the other says, so that the time does not tell which one was right.
  const [isOwner, isViewer] = [watch?.ownerHash, watch?.viewerHash].map((hash) =>
    isHashOf(hash, secret),
  );
  if (watch === undefined || !(isOwner || isViewer)) throw watchNotFound();
  await markUsed(running, watch);
  return { watch, isOwner: isOwner === true };
}

export async function openAsOwner(
  running: RunningWatch,
  id: string,
  secret: string,
): Promise<KeptWatch> {
  const { watch, isOwner } = await openByLink(running, id, secret);
  if (!isOwner) throw ownerOnly();
  return watch;
}

/** Whoever visits it; programs that look at all pages there are do not use them. */
export async function openPublicPage(
  running: RunningWatch,
  slug: string,
  { isBot = false } = {},
): Promise<KeptWatch> {
  const watch = await running.store.readWatch({ slug });
  if (!watch?.isPublic) throw watchNotFound();
  if (!isBot) await markUsed(running, watch);
  return watch;
}

async function markUsed(
  { store, watcher, now }: RunningWatch,
  { id, usedDay }: KeptWatch,
): Promise<void> {
  if (usedDay >= Math.floor(now() / DAY_S)) return;
  for (const target of await store.markUsed(id, now())) watcher.watch(target);
}
