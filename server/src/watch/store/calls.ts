import type { WatchStore } from './watch-store.ts';

type Name = Exclude<keyof WatchStore, 'close'>;

/** All calls of a store, and which of them change nothing. Each is one transaction. */
export const CALLS: Readonly<Record<Name, 'read' | 'change'>> = {
  createWatch: 'change',
  readWatch: 'read',
  updateWatch: 'change',
  removeWatch: 'change',
  markUsed: 'change',
  addWindow: 'change',
  removeWindow: 'change',
  addTarget: 'change',
  removeTarget: 'change',
  giveUpTarget: 'change',
  isWatched: 'read',
  openShard: 'read',
  commit: 'change',
  sealNext: 'change',
  samples: 'read',
  hours: 'read',
  days: 'read',
  heat: 'read',
  localDays: 'read',
  columns: 'read',
  seconds: 'read',
  incidents: 'read',
  stretches: 'read',
  events: 'read',
  icon: 'read',
  addChannel: 'change',
  channels: 'read',
  changeChannel: 'change',
  removeChannel: 'change',
  reviveChannel: 'change',
  deliveries: 'read',
  sendAgain: 'change',
  leaseDeliveries: 'change',
  settleDeliveries: 'change',
  prune: 'change',
  endUnused: 'change',
};

export type StoreCalls = Omit<WatchStore, 'close'>;

/** A store of which each call is made in the same manner. */
export function makeCalls(
  make: <Call extends Name>(name: Call, given: Parameters<WatchStore[Call]>) => Promise<unknown>,
): StoreCalls {
  const calls = Object.keys(CALLS).map((name) => [
    name,
    // `CALLS` has them all, and each is answered with what its name says.
    (...given: never) => make(name as Name, given),
  ]);
  return Object.fromEntries(calls) as StoreCalls;
}
