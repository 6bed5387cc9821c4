// How long a keystroke takes until its result is painted, on a page of the built site.
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/browser.ts';
import { ensureBuilt } from '../scripts/built-site.ts';
import { serveDemo } from '../scripts/serving.ts';

export const SLOWED = 4;
const ROUNDS = 4;
/** Machines differ, so a median is judged as a multiple of the bare text box in the same run. */
const MAX_TIMES = 3;

export interface Typing {
  readonly what: string;
  /** Opens the tool in the state that the keys are typed into, and says where. */
  readonly prepare: (page: Page) => Promise<Locator>;
  readonly keys: string;
  /** Throws when the page did not follow the keys. */
  readonly check: (page: Page) => Promise<void>;
  /** Where the decision page gives a reason for another multiple. */
  readonly maxTimes?: number;
  /** Judged by time instead, for input far beyond what people type. */
  readonly maxMs?: number;
}

/** What a key costs where nothing follows it: a text box on an empty page. */
const BARE: Typing = {
  what: 'a bare text box',
  async prepare(page) {
    await page.goto('about:blank');
    await page.setContent('<textarea rows="15" cols="60"></textarea>');
    return page.locator('textarea');
  },
  keys: 'the quick brown fox jumps over the lazy dog',
  async check() {},
};

/** Each in turn, in one browser; a median over its budget fails the benchmark. */
export async function benchTyping(tasks: readonly Typing[]): Promise<void> {
  await inBrowser(async (browser, url) => {
    const bare = at(await measure(browser, url, BARE), 0.5);
    console.log(`${BARE.what}, for comparison: median ${bare.toFixed(1)} ms`);
    for (const task of tasks) print(task, await measure(browser, url, task), bare);
  });
}

/** Runs something in a browser, with the built site behind an address. */
export async function inBrowser(
  run: (browser: Browser, url: string) => Promise<void>,
): Promise<void> {
  ensureBuilt();
  const site = await serveDemo();
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? { channel: 'chrome' } : { executablePath }),
    args: [...args],
    env,
  });
  try {
    await run(browser, site.url);
  } finally {
    await browser.close();
    await site.close();
  }
}

/** The best of some rounds: whatever else the machine does only makes a round slower. */
async function measure(browser: Browser, url: string, task: Typing): Promise<readonly number[]> {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 900 } });
  const rounds: (readonly number[])[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await typeOnce(page, task));
  await page.close();
  return rounds.toSorted((a, b) => at(a, 0.5) - at(b, 0.5))[0] ?? [];
}

/** What each key costs: its handlers and React's work, then style, layout and paint of the next frame. */
async function typeOnce(page: Page, { prepare, keys, check }: Typing): Promise<readonly number[]> {
  const field = await prepare(page);
  await field.focus();
  await page.evaluate(watchKeystrokes);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  for (const key of keys) {
    await page.keyboard.type(key);
    await page.waitForTimeout(60); // waits: the pace of somebody who types fast
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  const times: number[] = await page.evaluate('window.keystrokes');
  await check(page);
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

function print(task: Typing, sorted: readonly number[], bare: number): void {
  const { what, maxMs, maxTimes = MAX_TIMES } = task;
  const median = at(sorted, 0.5);
  const times = median / bare;
  const isWithin = maxMs === undefined ? times <= maxTimes : median <= maxMs;
  const budget = maxMs === undefined ? `${maxTimes} times` : `${maxMs} ms`;
  console.log(
    `${what}: keystroke to painted at ${SLOWED}x slowed CPU, ` +
      `${times.toFixed(2)} times the bare text box, ${isWithin ? 'within' : 'OVER'} ${budget}; ` +
      `median ${median.toFixed(1)} ms, p95 ${at(sorted, 0.95).toFixed(1)} ms (best of ${ROUNDS} rounds)`,
  );
  if (!isWithin) process.exitCode = 1;
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
