// A visitor who asks for the same again and again while a server is attacked.
import { request } from 'node:http';
// waits: a visitor who looks at what came before asking again
import { setTimeout as pause } from 'node:timers/promises';
import { verdict } from './verdict.ts';

/** Attackers come from 127.0.0.1. */
const ADDRESS = '127.0.0.2';
const PAUSE_MS = 10;
const BUDGET_USED_UP = 429;

interface Watched {
  /** Sorted. */
  readonly times: readonly number[];
  readonly failures: number;
}

export function watch(url: string): { readonly stop: () => Promise<Watched> } {
  let isStopped = false;
  const times: number[] = [];
  let failures = 0;
  const done = (async () => {
    while (!isStopped) {
      const startedAt = performance.now();
      const status = await statusOf(url);
      times.push(performance.now() - startedAt);
      if (status !== 200 && status !== BUDGET_USED_UP) failures += 1;
      await pause(PAUSE_MS);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await done;
      return { times: times.toSorted((one, other) => one - other), failures };
    },
  };
}

export function report(what: string, { times, failures }: Watched, mostP99Ms?: number): void {
  const at = (part: number) => times[Math.floor((times.length - 1) * part)] ?? 0;
  const p99 = mostP99Ms === undefined ? `, p99 ${at(0.99).toFixed(0)} ms` : '';
  console.log(`${what}: p50 ${at(0.5).toFixed(0)} ms${p99}, ${times.length} requests`);
  if (mostP99Ms !== undefined) verdict(`${what}: p99`, at(0.99), mostP99Ms, 'ms');
  verdict(`${what}: failures`, failures, 0, 'requests');
}

/** 0 where there is no answer. */
function statusOf(url: string): Promise<number> {
  return new Promise((resolve) => {
    request(url, { agent: false, localAddress: ADDRESS }, (response) => {
      response
        .resume()
        .once('end', () => resolve(response.statusCode ?? 0))
        .once('error', () => resolve(0));
    })
      .once('error', () => resolve(0))
      .end();
  });
}
