// Run after `npm install`. If the registry lacks builds for other systems, npm omits them from the lock file and
// `npm ci` fails; this script adds them again, with the hashes that the registry knows.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutIntegrity } from './lockfile/integrity.ts';
import { type LockEntry, missingPlatforms } from './lockfile/platforms.ts';

const path = join(import.meta.dirname, '..', 'package-lock.json');
const lock: { packages: Record<string, LockEntry> } = JSON.parse(readFileSync(path, 'utf8'));

const missing = missingPlatforms(lock.packages);
const entries: Record<string, LockEntry> = { ...lock.packages, ...missing };
const unchecked = withoutIntegrity(entries);
const unknown: string[] = [];
for (const { path: place, name, version } of unchecked) {
  const integrity = askRegistry(name, version);
  if (integrity === undefined) unknown.push(name);
  // In the order that npm writes.
  else entries[place] = { version, integrity, ...entries[place] };
}
const sorted = Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries(sorted);
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${Object.keys(missing).length} builds for other systems added`);
console.log(`${unchecked.length - unknown.length} hashes added`);
if (unknown.length > 0) console.log(`without a hash, for the registry knows none: ${unknown}`);

function askRegistry(name: string, version: string): string | undefined {
  try {
    const said = execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return /^sha512-[\w+/]+=*$/m.exec(said)?.[0];
  } catch {
    return undefined;
  }
}
