// Run after `npm install`. If the registry lacks builds for other systems, npm omits them from the lock file and
// `npm ci` fails; this script adds them again.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LockEntry, missingPlatforms } from './lockfile/platforms.ts';

const path = join(import.meta.dirname, '..', 'package-lock.json');
const lock: { packages: Record<string, LockEntry> } = JSON.parse(readFileSync(path, 'utf8'));

const missing = missingPlatforms(lock.packages);
const sorted = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) =>
  a < b ? -1 : 1,
);
lock.packages = Object.fromEntries(sorted);
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${Object.keys(missing).length} builds for other systems added`);
