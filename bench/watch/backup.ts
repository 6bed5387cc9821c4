// A copy of three months of a thousand servers, while ticks go on being committed; and what is in it.
import { copyFileSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_S, tickOf } from '@fucina/watch';
import { startCopy } from '../../server/src/watch/store/sqlite/backups.ts';
import { verdict } from '../verdict.ts';
import { commitTick } from './commit-tick.ts';
import { createWatchedFolder, NOW_S, openStore } from './past.ts';

const TARGETS = 1000;
const COMMIT_EVERY_MS = 200;
/** A tick has five seconds. */
const COMMIT_LIMIT_MS = 5000;
const MIB = 1024 * 1024;

export async function benchBackup(): Promise<void> {
  const { folder, shards, remove } = await createWatchedFolder(TARGETS);
  const store = await openStore(folder);
  const backups = join(folder, 'backup');
  let isCopied = false;
  const startedAt = performance.now();
  const copying = startCopy({ folder, backups, day: '2026-11-29', kept: 7 }).done.finally(() => {
    isCopied = true;
  });
  const times: number[] = [];
  for (let tick = tickOf(NOW_S + 300); !isCopied; tick += 1) {
    const begunAt = performance.now();
    await commitTick(store, shards, tick);
    times.push(performance.now() - begunAt);
    await new Promise((resolve) => setTimeout(resolve, COMMIT_EVERY_MS));
  }
  await copying;
  const seconds = (performance.now() - startedAt) / 1000;
  const copy = join(backups, 'watch-2026-11-29.db');
  const size = (statSync(copy).size / MIB).toFixed(0);
  console.log(`${size} MiB copied in ${seconds.toFixed(1)} s beside ${times.length} ticks`);
  verdict('longest commit of a tick meanwhile', Math.max(...times), COMMIT_LIMIT_MS, 'ms');
  const restoredFolder = join(folder, 'restored');
  mkdirSync(restoredFolder);
  copyFileSync(copy, join(restoredFolder, 'watch.db'));
  const restored = await openStore(restoredFolder);
  let different = 0;
  for (const id of shards.flat()) {
    const [here, there] = await Promise.all(
      [store, restored].map((from) => from.days(id, NOW_S - 91 * DAY_S, NOW_S + DAY_S)),
    );
    if (here?.length === 0 || JSON.stringify(here) !== JSON.stringify(there)) different += 1;
  }
  verdict(`of ${TARGETS} targets, those whose days are others after restoring`, different, 0, '');
  await Promise.all([store.close(), restored.close()]);
  remove();
}
