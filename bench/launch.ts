// The start-command generator: how long a command takes to make, and a keystroke to be painted.
import {
  explainCommand,
  FLAG_SET_IDS,
  FORMATS,
  OUTPUT_TYPES,
  startCommand,
} from '@fucina/server-launch';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { Bench } from 'tinybench';
import { findBrowser } from '../e2e/browser.ts';
import { ensureBuilt } from '../scripts/built-site.ts';
import { serveDemo } from '../scripts/serving.ts';

const COMMAND_MS = 1;
const FRAME_MS = 16;
const SLOWED = 4;
const ROUNDS = 4;
const TYPED = 'paper-1.21.11-build-99 (my test).jar';

const everyCommand = OUTPUT_TYPES.flatMap((outputType) =>
  FORMATS[outputType].flatMap((format) =>
    FLAG_SET_IDS.map((flagSet) => ({ outputType, format, flagSet, ramMb: 12_288 })),
  ),
);
const script = startCommand({ outputType: 'linux', flagSet: 'aikar', restart: 'always' });
const pasted = script.ok ? script.value.text : '';

export async function run(): Promise<void> {
  await benchPackage();
  await benchPage();
}

async function benchPackage(): Promise<void> {
  const bench = new Bench({ time: 500 });
  bench.add('the specification’s command', () => startCommand({}));
  bench.add(`all ${everyCommand.length} forms and flag sets`, () => everyCommand.map(startCommand));
  bench.add('a pasted script explained', () => explainCommand(pasted));
  await bench.run();
  for (const { name, result } of bench.tasks) {
    if (!('latency' in result)) throw new Error(`${name} did not run`);
    const each = result.latency.p50 / (name.startsWith('all') ? everyCommand.length : 1);
    print(`launch: ${name}, median`, each, COMMAND_MS);
  }
}

async function benchPage(): Promise<void> {
  ensureBuilt();
  const site = await serveDemo();
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args], env });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${site.url}/tools/server`, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    const rounds: (readonly number[])[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await timeKeystrokes(page, session));
    }
    // Whatever else the machine does only makes a round slower.
    const best = rounds.toSorted((a, b) => at(a, 0.5) - at(b, 0.5))[0] ?? [];
    const what = `launch: keystroke to painted, work at ${SLOWED}x slowed CPU`;
    print(`${what}, median of the best of ${ROUNDS} rounds`, at(best, 0.5), FRAME_MS);
    console.log(`${what}, p90 of it: ${at(best, 0.9).toFixed(1)} ms`);
  } finally {
    await browser.close();
    await site.close();
  }
}

/** What each key costs: its handlers and React's work, then style, layout and paint of the next frame. */
async function timeKeystrokes(page: Page, session: CDPSession): Promise<readonly number[]> {
  const name = page.getByRole('textbox', { name: 'Jar file name' });
  await name.fill('');
  await page.evaluate(watchKeystrokes);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  for (const key of TYPED) {
    await page.keyboard.type(key);
    await page.waitForTimeout(60);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const times: number[] = await page.evaluate('window.keystrokes');
  if (!(await page.getByRole('region', { name: 'Output' }).textContent())?.includes(TYPED)) {
    throw new Error('the page did not follow the keys');
  }
  return times.toSorted((a, b) => a - b);
}

// Runs in the page. The time in which the browser only waits for its next frame is left out.
function watchKeystrokes(): void {
  const view = globalThis as unknown as Window & { keystrokes: number[] };
  view.keystrokes = [];
  let began = 0;
  view.addEventListener('keydown', () => (began = performance.now()), { capture: true });
  view.addEventListener('input', () => {
    queueMicrotask(() => {
      const handled = performance.now() - began;
      view.requestAnimationFrame(() => {
        const frame = performance.now();
        const painted = new MessageChannel();
        painted.port1.onmessage = () => view.keystrokes.push(handled + performance.now() - frame);
        painted.port2.postMessage(null);
      });
    });
  });
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

function print(what: string, ms: number, budget: number): void {
  const verdict = ms <= budget ? 'within' : 'OVER';
  console.log(
    `${what}: ${ms.toFixed(3)} ms, ${verdict} ${budget} ms (${(ms / budget).toFixed(2)}x)`,
  );
  if (ms > budget) process.exitCode = 1;
}
