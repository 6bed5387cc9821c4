// The watch: commits beside endless readers, and how fast charts are read meanwhile.
import { benchReaders } from './watch/readers.ts';

export async function run(): Promise<void> {
  await benchReaders();
}
