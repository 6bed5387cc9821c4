// The search: from the shortcut to the painted dialog, and from a key to its painted letter.
import type { Page } from '@playwright/test';
import { openWhole, untilIdle } from '../e2e/open-whole.ts';
import { benchTyping, inBrowser, SLOWED } from './typing.ts';
import { verdict } from './verdict.ts';

const MAX_OPENING_MS = 50;
const ROUNDS = 9;

export async function run(): Promise<void> {
  await inBrowser(async (browser, url) => {
    const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 900 } });
    await openOnce(page);
    await close(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await timeOpening(page));
    const median = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
    verdict(`opening the search at ${SLOWED}x slowed CPU: median`, median, MAX_OPENING_MS, 'ms');
  });
  await benchTyping([
    {
      what: 'the search',
      keys: 'convert text to snbt',
      async prepare(page) {
        await openOnce(page);
        return page.getByRole('combobox', { name: 'Search' });
      },
      async check(page) {
        await page.getByRole('option', { name: /SNBT/ }).first().waitFor();
        await close(page);
      },
    },
  ]);
}

/** Its code and the words of the other language are loaded with the first opening. */
async function openOnce(page: Page): Promise<void> {
  await openWhole(page, '/');
  await page.keyboard.press('Control+k');
  await page.getByRole('option').first().waitFor();
  await untilIdle(page);
  // While it installs, it takes time from the page.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** From the key to the frame that shows the dialog. */
async function timeOpening(page: Page): Promise<number> {
  // What is left of the closing does not count.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(watchOpening);
  await page.keyboard.press('Control+k');
  await page.getByRole('option').first().waitFor();
  const time = await page.waitForFunction(() => (window as Window & { opening?: number }).opening);
  const ms = Number(await time.jsonValue());
  await close(page);
  return ms;
}

/** Until the page knows too: the shortcut would close a search that it takes for open. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

// Runs in the page. The time in which the browser only waits for its next frame is left out.
function watchOpening(): void {
  const view = globalThis as unknown as Window & { opening?: number };
  delete view.opening;
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'k') return;
    const began = performance.now();
    view.removeEventListener('keydown', onKey, { capture: true });
    const look = (handled: number) =>
      view.requestAnimationFrame(() => {
        const frame = performance.now();
        const isOpen = view.document.querySelector('dialog[data-search] [role=option]') !== null;
        const painted = new MessageChannel();
        painted.port1.onmessage = () => {
          const spent = handled + performance.now() - frame;
          if (isOpen) view.opening = spent;
          else look(spent);
        };
        painted.port2.postMessage(null);
      });
    setTimeout(() => look(performance.now() - began));
  };
  view.addEventListener('keydown', onKey, { capture: true });
}
