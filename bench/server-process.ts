import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '..', 'server', 'src', 'main.ts');

/** A server process with every limit on, and us as its proxy. */
export async function startServer(environment: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DRAIN_SECONDS: '0',
      TRUST_PROXY: '1',
      WATCH: '0',
      MOJANG_SESSION_URL: 'http://127.0.0.1:9',
      ...environment,
    },
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.once('exit', () => reject(new Error('the server has ended')));
    child.stdout.on('data', (text) => {
      output += text;
      const found = /Fucina is at (http\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  return {
    origin,
    /** `VmHWM`: the most that the process has had. */
    memoryMiB(field: 'VmRSS' | 'VmHWM'): number {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
    },
    stop: () => child.kill(),
  };
}
