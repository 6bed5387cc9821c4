// Turns the waiting notes into a version: `npm run release`. docs/releasing.md says what comes before and after.
import { join } from 'node:path';
import process from 'node:process';
import { release } from './release/release.ts';

const today = new Date().toISOString().slice(0, 10);
try {
  const version = release(join(import.meta.dirname, '..'), today);
  console.log(`Version ${version}. Look at the changes, then go on as docs/releasing.md says.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
