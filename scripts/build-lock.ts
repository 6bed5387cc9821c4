import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_AGAIN_MS = 200;

/** Runs the work while no other process does, of those that ask with the same path. */
export async function alone<Value>(path: string, work: () => Promise<Value>): Promise<Value> {
  mkdirSync(dirname(path), { recursive: true });
  for (let told = false; !take(path); told = true) {
    const holder = holderOf(path);
    if (holder !== undefined && !isAlive(holder)) rmSync(path, { force: true });
    else {
      if (!told) console.log('Waiting for another build …');
      await wait(LOOK_AGAIN_MS);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function take(path: string): boolean {
  try {
    writeFileSync(path, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw reason;
  }
}

/** The process that has it; undefined while its number is being written, or when it has just ended. */
function holderOf(path: string): number | undefined {
  try {
    return Number(readFileSync(path, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (reason) {
    return (reason as NodeJS.ErrnoException).code === 'EPERM';
  }
}
