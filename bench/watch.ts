// The store of the watch: what commits take beside endless readers of charts and beside a copy, and charts themselves.
import { benchBackup } from './watch/backup.ts';
import { benchReaders } from './watch/readers.ts';

export async function run(): Promise<void> {
  await benchReaders();
  await benchBackup();
}
