// The config studio in the browser: 5,000 texts in one file, 200 files of 2 MB together, and scrolling a list of
// 50,000. Each page is new, so its worker has read one line.
import type { Browser, Page } from '@playwright/test';
import { openWhole } from '../e2e/open-whole.ts';
import { inBrowser } from './typing.ts';
import { verdict } from './verdict.ts';

const ROUNDS = 3;
const FRAME_MS = 1000 / 60;

interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** From choosing files to the first row, and to the end of all work. */
interface Times {
  readonly firstMs: number;
  readonly allMs: number;
}

export function run(): Promise<void> {
  return inBrowser(async (browser, url) => {
    const one = await best(browser, url, [yaml('messages.yml', 5000)]);
    verdict('5,000 texts: first rows', one.firstMs, 300, 'ms');
    verdict('5,000 texts: read, converted, proven, diagnosed', one.allMs, 700, 'ms');
    const files = Array.from({ length: 200 }, (_, at) => config(`plugin-${at}.yml`, 150));
    const bytes = files.reduce((sum, { buffer }) => sum + buffer.length, 0);
    const many = await best(browser, url, files);
    verdict(`200 files, ${(bytes / 1e6).toFixed(1)} MB: all`, many.allMs, 1500, 'ms');
    await scroll(browser, url);
  });
}

/** The best of some rounds: whatever else the machine does only makes a round slower. */
async function best(browser: Browser, url: string, files: readonly Upload[]): Promise<Times> {
  const rounds: Times[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 900 } });
    rounds.push(await open(page, files));
    await page.close();
  }
  return {
    firstMs: Math.min(...rounds.map(({ firstMs }) => firstMs)),
    allMs: Math.min(...rounds.map(({ allMs }) => allMs)),
  };
}

async function open(page: Page, files: readonly Upload[]): Promise<Times> {
  await openWhole(page, '/tools/config');
  // As on a later visit. On the first one, the service worker is downloading the site at the same time.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await sayThatTheyReadMiniMessage(page);
  await page.evaluate(() => {
    const input = document.querySelector('input[type=file]');
    if (input === null) throw new Error('there is no field for files');
    const times: Record<string, number> = {};
    Object.assign(window, { times });
    input.addEventListener('change', () => {
      times.start = performance.now();
    });
    new MutationObserver(() => {
      const now = performance.now();
      if (times.start === undefined) return;
      if (document.querySelector('[role=row]')) times.first ??= now;
      // The bar is there while files are read and converted.
      if (times.first !== undefined && !document.querySelector('progress')) times.all ??= now;
      else if (document.querySelector('progress')) delete times.all;
    }).observe(document.body, { childList: true, subtree: true });
  });
  // Whoever chooses files has the pointer or the focus there, which starts the worker.
  await page.getByRole('button', { name: 'Choose files' }).focus();
  await page.waitForTimeout(500); // waits: that a worker runs cannot be seen
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([...files]);
  await page.waitForFunction(
    () => {
      const { all } = (window as unknown as { times: Record<string, number> }).times;
      return all !== undefined && performance.now() - all > 500;
    },
    undefined,
    { timeout: 60_000 },
  );
  return page.evaluate(() => {
    const {
      start = 0,
      first = 0,
      all = 0,
    } = (window as unknown as { times: Record<string, number> }).times;
    return { firstMs: first - start, allMs: all - start };
  });
}

/** Until then the texts of files without a folder are only read. The answer is kept when its file is closed. */
async function sayThatTheyReadMiniMessage(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'answer.yml',
      mimeType: 'text/yaml',
      buffer: Buffer.from("a: '&aHi'\n"),
    });
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('button', { name: 'Close all files' }).click();
}

/** Scrolls three screens a second for two seconds; the median frame is judged. */
async function scroll(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 900 } });
  const { firstMs, allMs } = await open(page, [yaml('many.yml', 50_000)]);
  console.log(`50,000 lines: first rows ${firstMs.toFixed(0)} ms, all ${allMs.toFixed(0)} ms`);
  const frames = await page.evaluate(async () => {
    const grid = document.querySelector('[role=grid]');
    if (grid === null) throw new Error('there is no list');
    const times: number[] = [];
    let last = performance.now();
    for (let frame = 0; frame < 120; frame += 1) {
      grid.scrollTop += grid.clientHeight / 20;
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      times.push(now - last);
      last = now;
    }
    return times.sort((one, other) => one - other);
  });
  const at = (part: number) => frames[Math.floor(frames.length * part)] ?? 0;
  console.log(`scrolling: 90 % of frames within ${at(0.9).toFixed(1)} ms`);
  verdict('scrolling 50,000 rows: median frame', at(0.5), FRAME_MS * 1.1, 'ms');
  await page.close();
}

/** A third of the strings in files of plugins has codes. */
function config(name: string, strings: number): Upload {
  const lines = Array.from({ length: strings }, (_, at) =>
    at % 3 === 0
      ? `message-${at}: '&6[Farm] &7Welcome, &e%player%&7! There are &l${at} &cthings here'`
      : `option-${at}: 'A sentence without any codes in it, as long as most of the others'`,
  );
  return { name, mimeType: 'text/yaml', buffer: Buffer.from(`${lines.join('\n')}\n`) };
}

function yaml(name: string, texts: number): Upload {
  const lines = Array.from(
    { length: texts },
    (_, at) =>
      `message-${at}: '&6[Farm] &7Welcome, &e%player_${at % 7}%&7! There are &l${at} &cthings'`,
  );
  return { name, mimeType: 'text/yaml', buffer: Buffer.from(`${lines.join('\n')}\n`) };
}
