// A program that commits one step after the other until it is killed, and says each that was acknowledged.
import { writeSync } from 'node:fs';
import process from 'node:process';
import { openSqliteStore } from '../sqlite/open-sqlite-store.ts';
import { SHARDS } from '../watch-store.ts';
import { addresses, batchOf, timeOf } from './known-checks.ts';

const [folder = '', from = '0'] = process.argv.slice(2);
const opened = await openSqliteStore(folder);
if (!opened.ok) throw new Error(opened.error.code);
const store = opened.value;
for (const address of addresses) await store.addTarget(address, timeOf(0));
const shards = await Promise.all(
  Array.from({ length: SHARDS }, async (_, shard) => ({
    shard,
    targets: (await store.openShard(shard)).map(({ id }) => id),
  })),
);
for (let step = Number(from); ; step += 1) {
  const sealing = shards.map(({ shard }) => store.sealNext(shard, timeOf(step)));
  await Promise.all(
    shards.map(({ shard, targets }) => store.commit(batchOf(shard, targets, step))),
  );
  await Promise.all(sealing);
  writeSync(1, `${step}\n`);
}
