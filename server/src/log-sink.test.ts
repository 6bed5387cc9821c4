// The log's reader, disk or terminal fails: the site must not notice.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  constants,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './testing/free-port.ts';
import { untilStatus } from './testing/process.ts';
import { MAIN, serverEnvironment, startServer } from './testing/server-process.ts';

const hasTerminals =
  process.platform === 'linux' && spawnSync('script', ['--version']).status === 0;

/** The log is flushed every quarter of a second. */
const SEVERAL_FLUSHES_MS = 1000;
const STARTS_ON_BUSY_MACHINES_MS = 120_000;

function environmentFor(port: number) {
  return { PORT: String(port), LOG_LEVEL: 'debug' };
}

/** Asks for so long that the log was flushed several times meanwhile. */
async function askForAWhile(port: number): Promise<void> {
  const url = `http://127.0.0.1:${port}/healthz`;
  await untilStatus(url, 200);
  const startedAt = performance.now();
  while (performance.now() - startedAt < SEVERAL_FLUSHES_MS) {
    const reply = await fetch(url);
    expect(await reply.json()).toMatchObject({ status: 'ok' });
  }
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fucina-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test.skipIf(process.platform !== 'linux')(
  'a full disk under the log changes no answer and no end',
  async () => {
    const port = await freePort();
    const full = openSync('/dev/full', 'w');
    const { child, ended } = startServer(environmentFor(port), { stdio: ['ignore', full, 'pipe'] });
    closeSync(full);
    await askForAWhile(port);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  },
  STARTS_ON_BUSY_MACHINES_MS,
);

test('a reader of the log that goes away changes no answer and no end', async () => {
  const port = await freePort();
  const { child, address, ended } = startServer(environmentFor(port));
  await address;
  child.stdout?.destroy();
  await askForAWhile(port);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test.skipIf(process.platform !== 'linux')(
  'a reader of the log that never reads changes no answer and no end',
  async () => {
    const port = await freePort();
    const pipe = join(temporaryFolder(), 'log');
    spawnSync('mkfifo', [pipe]);
    const both = openSync(pipe, 'r+');
    onTestFinished(() => closeSync(both));
    fill(pipe);
    const { child, ended } = startServer(environmentFor(port), { stdio: ['ignore', both, 'pipe'] });
    await askForAWhile(port);
    child.kill('SIGTERM');
    // A hanging write cannot be taken back: the process ends by its own signal.
    expect(await ended).toBe('SIGTERM');
  },
  STARTS_ON_BUSY_MACHINES_MS,
);

test.skipIf(!hasTerminals)(
  'a terminal that is closed under the log changes no answer and no end',
  async () => {
    const port = await freePort();
    const pidFile = join(temporaryFolder(), 'pid');
    const inner = `echo $$ > ${pidFile}; exec ${process.execPath} ${MAIN}`;
    const terminal: ChildProcess = spawn(
      'script',
      ['-qfc', `setsid sh -c '${inner}'`, '/dev/null'],
      {
        stdio: ['ignore', 'ignore', 'ignore'],
        env: serverEnvironment(environmentFor(port)),
      },
    );
    await untilStatus(`http://127.0.0.1:${port}/healthz`, 200);
    const pid = Number(readFileSync(pidFile, 'utf8'));
    onTestFinished(() => {
      if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    });
    terminal.kill('SIGKILL');
    await askForAWhile(port);
    process.kill(pid, 'SIGTERM');
    await expect.poll(() => isAlive(pid)).toBe(false);
  },
  STARTS_ON_BUSY_MACHINES_MS,
);

/** Until the pipe takes no more, so that the next write hangs. */
function fill(pipe: string): void {
  const writer = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
  try {
    for (;;) writeSync(writer, Buffer.alloc(4096));
  } catch {
    closeSync(writer);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
