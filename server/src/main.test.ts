import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');
const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

function run(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
  });
  started.push(child);
  const output = { stdout: '', stderr: '' };
  const address = Promise.withResolvers<string>();
  child.stdout.on('data', (text) => {
    output.stdout += text;
    const found = /Fucina is at (http\S+)/.exec(output.stdout)?.[1];
    if (found !== undefined) address.resolve(found);
  });
  child.stderr.on('data', (text) => {
    output.stderr += text;
  });
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, output, address: address.promise, exit };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'the process says where the site is, serves, and ends well on %s',
  async (signal) => {
    const { child, address, exit } = run({});
    const reply = await fetch(`${await address}/readyz`);
    expect(await reply.json()).toEqual({ status: 'ready' });
    child.kill(signal);
    expect(await exit).toBe(0);
  },
  20_000,
);

test('a setting that cannot be used stops the start with one line', async () => {
  const { output, exit } = run({ PORT: 'eighty' });
  expect(await exit).toBe(1);
  expect(output.stderr).toBe('PORT must be a whole number from 0 to 65535.\n');
  expect(output.stdout).toBe('');
}, 20_000);

test('an address in use stops the start with one line', async () => {
  const first = run({});
  const port = new URL(await first.address).port;
  const second = run({ PORT: port });
  expect(await second.exit).toBe(1);
  expect(second.output.stderr).toMatch(/^HOST and PORT: .*EADDRINUSE\)\.\n$/);
}, 20_000);

test('a Redis that is away neither stops nor delays the start', async () => {
  const { child, address, exit } = run({ REDIS_URL: 'redis://127.0.0.1:1' });
  expect((await fetch(`${await address}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
}, 20_000);
