import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { openForReading } from './database.ts';

export interface CopyPlan {
  /** The folder of the store; somebody may write to it. */
  readonly folder: string;
  readonly backups: string;
  /** `2026-11-29` */
  readonly day: string;
  /** How many copies there may be afterwards. */
  readonly kept: number;
}

const COPY = /^watch-\d{4}-\d\d-\d\d\.db$/;

/** What is in the store at one moment, as a file that is there as a whole or not at all. The oldest ones go. */
export function copyInto({ folder, backups, day, kept }: CopyPlan): void {
  mkdirSync(backups, { recursive: true });
  // What a process left that ended meanwhile is removed, too.
  const unfinished = join(backups, 'unfinished.db');
  rmSync(unfinished, { force: true });
  const { database, close } = openForReading(folder);
  try {
    database.prepare('VACUUM INTO ?').run(unfinished);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    close();
  }
  flush(unfinished);
  renameSync(unfinished, join(backups, copyName(day)));
  flush(backups);
  for (const old of copiesIn(backups).slice(0, -kept)) rmSync(join(backups, old));
}

export function copyName(day: string): string {
  return `watch-${day}.db`;
}

/** The oldest first. */
function copiesIn(backups: string): readonly string[] {
  return readdirSync(backups)
    .filter((file) => COPY.test(file))
    .sort();
}

function flush(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
