// A copy of the store each night at about three, or as soon as we see that there is none of that night.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Looking, startLooking } from '../../look-now-and-then.ts';
import type { WatchStore } from '../watch-store.ts';
import { type CopyPlan, copyName } from './copy-into.ts';

export interface BackupOptions extends Omit<CopyPlan, 'day'>, Looking {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly onCopy: (path: string) => void;
}

/** In the zone of this machine; so that not all sites do it at the same moment, up to an hour later. */
const FROM_MINUTE = 2 * 60 + 30;
const WITHIN_MINUTES = 60;

/** The store, with copies until it is closed; one that is not done then is given up. */
export function withBackups(store: WatchStore, options: BackupOptions): WatchStore {
  if (options.kept === 0) return store;
  const { folder, backups, kept, now, random, onCopy } = options;
  const minute = FROM_MINUTE + Math.floor(random() * WITHIN_MINUTES);

  async function look(stopping: AbortSignal): Promise<void> {
    const time = new Date(now());
    if (time.getHours() * 60 + time.getMinutes() < minute) return;
    const day = localDay(time);
    const path = join(backups, copyName(day));
    if (existsSync(path)) return;
    const { done, giveUp } = startCopy({ folder, backups, day, kept });
    stopping.addEventListener('abort', giveUp);
    await done.finally(() => stopping.removeEventListener('abort', giveUp));
    onCopy(path);
  }

  const stop = startLooking(look, options);
  return {
    ...store,
    async close() {
      void stop();
      await store.close();
    },
  };
}

/** In a thread of its own: it takes seconds. */
export function startCopy(plan: CopyPlan): { done: Promise<void>; giveUp: () => void } {
  const thread = new Worker(new URL('./backup-thread.ts', import.meta.url), { workerData: plan });
  const done = once(thread, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`the thread that copies ended with ${code}`);
  });
  return { done, giveUp: () => void thread.terminate() };
}

function localDay(time: Date): string {
  const [year, month, day] = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return [year, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}
