// A process that is killed while it tells what it committed, again and again. `KILL_ROUNDS` sets how often.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Catcher, startCatcher } from '../../outgoing/testing/catcher.ts';
import { killGroup, startProcess } from '../../testing/process.ts';

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 6);
const PROGRAM = join(import.meta.dirname, 'testing/keep-failing.ts');
const STEP_S = 60;
const MIN_STEPS = 8;
const MAX_STEPS = 40;

let folder = '';
let catcher: Catcher;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fucina-watch-'));
  catcher = await startCatcher();
});
afterEach(async () => {
  await catcher.close();
  rmSync(folder, { recursive: true });
});

test(`of a process that is killed ${ROUNDS} times, everything that it acknowledged is told`, async () => {
  // Far enough back for all steps, and not so far that it is forgotten.
  const start = Math.floor(Date.now() / 1000) - 20 * 86_400;
  const run = (from: number, to: number) =>
    startProcess(process.execPath, [
      ...[PROGRAM, folder, `http://127.0.0.1:${catcher.port}/`],
      ...[String(start), String(from), String(to)],
    ]);
  const toldOf = (kind: string) =>
    new Set(
      catcher.caught.flatMap(({ body }) => {
        const { type, data } = JSON.parse(body);
        return type === kind ? [Number(data.incidents[0].started_at)] : [];
      }),
    );
  const caught = () => catcher.caught.length;
  let next = 0;
  const acknowledged: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const running = run(next, next + MAX_STEPS);
    const { child, output } = running;
    const said = () => output.stdout.split('\n').slice(0, -1).map(Number);
    const before = caught();
    // Some are told, some are not.
    const isEnough = () => said().length >= MIN_STEPS && caught() > before + (round % 3);
    await expect.poll(isEnough, { timeout: 120_000 }).toBe(true);
    killGroup(running);
    await new Promise((resolve) => child.once('close', resolve));
    expect(output.stderr).toBe('');
    acknowledged.push(...said());
    next = (acknowledged.at(-1) ?? next) + 1;
  }
  const last = run(next, next);
  const startOf = (step: number) => start + (step - (step % 2)) * STEP_S;
  const missing = () => {
    const [down, up] = [toldOf('watch.down'), toldOf('watch.up')];
    // Of what was over before it could be told, only the end is.
    return acknowledged.filter((step) => {
      const isTold = up.has(startOf(step)) || (step % 2 === 0 && down.has(startOf(step)));
      return !isTold;
    });
  };
  await expect.poll(missing, { timeout: 120_000 }).toEqual([]);
  killGroup(last);
  expect(acknowledged.length).toBeGreaterThanOrEqual(MIN_STEPS * ROUNDS);
}, 600_000);
