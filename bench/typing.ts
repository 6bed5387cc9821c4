// How long a keystroke takes until its result is painted, on a page of the built site.
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { findBrowser } from '../e2e/browser.ts';
import { ensureBuilt } from '../scripts/built-site.ts';
import { serveDemo } from '../scripts/serving.ts';

export const SLOWED = 4;
const ROUNDS = 5;
/** Machines differ, so a key is judged as a multiple of the bare text box just before it. */
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

/** Each in turn, in one browser; one over its budget fails the benchmark. */
export async function benchTyping(tasks: readonly Typing[]): Promise<void> {
  await inBrowser(async (browser, url) => {
    for (const task of tasks) print(task, await measure(browser, url, task));
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

/** A round of keys, and one in the bare text box just before it, at the same load of the machine. */
interface Pair {
  readonly bareMs: number;
  readonly medianMs: number;
  readonly p95Ms: number;
}

/** Pairs from the least to the most times the bare text box. */
async function measure(browser: Browser, url: string, task: Typing): Promise<readonly Pair[]> {
  const viewport = { width: 1280, height: 900 };
  const barePage = await browser.newPage({ viewport });
  const page = await browser.newPage({ baseURL: url, viewport });
  const pairs: Pair[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await typeOnce(barePage, BARE);
    const times = await typeOnce(page, task);
    pairs.push({ bareMs: at(bare, 0.5), medianMs: at(times, 0.5), p95Ms: at(times, 0.95) });
  }
  await barePage.close();
  await page.close();
  return pairs.toSorted((a, b) => timesBare(a) - timesBare(b));
}

function timesBare({ medianMs, bareMs }: Pair): number {
  return medianMs / bareMs;
}

/** What each key costs: its handlers and React's work, then style, layout and paint of the next frame. */
async function typeOnce(page: Page, { prepare, keys, check }: Typing): Promise<readonly number[]> {
  await page.bringToFront();
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

function print(task: Typing, pairs: readonly Pair[]): void {
  const { what, maxMs, maxTimes = MAX_TIMES } = task;
  const pair = pairs[Math.floor(pairs.length / 2)];
  if (pair === undefined) throw new Error('no rounds');
  const all = pairs.map((each) => timesBare(each).toFixed(2)).join(' ');
  const isWithin = maxMs === undefined ? timesBare(pair) <= maxTimes : pair.medianMs <= maxMs;
  const budget = maxMs === undefined ? `${maxTimes} times` : `${maxMs} ms`;
  console.log(
    `${what}: keystroke to painted at ${SLOWED}x slowed CPU, ${timesBare(pair).toFixed(2)} times the bare ` +
      `text box (${all}), ${isWithin ? 'within' : 'OVER'} ${budget}; ` +
      `median ${pair.medianMs.toFixed(1)} ms, p95 ${pair.p95Ms.toFixed(1)} ms, bare ${pair.bareMs.toFixed(1)} ms`,
  );
  if (!isWithin) process.exitCode = 1;
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
