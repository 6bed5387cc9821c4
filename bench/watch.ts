// The watch: its rules, what commits take beside endless readers of charts and beside a copy, charts, and 10,000 servers.
import { benchBackup } from './watch/backup.ts';
import { benchLoad } from './watch/load.ts';
import { benchReaders } from './watch/readers.ts';
import { benchSimulation } from './watch/simulation.ts';

export async function run(): Promise<void> {
  benchSimulation();
  await benchReaders();
  await benchBackup();
  await benchLoad();
}
