// Takes the pictures that README.md shows, from the demo: `npm run screenshots`.
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { chromium, type Page } from '@playwright/test';
import { ensureBuilt } from '../scripts/built-site.ts';
import { serveDemo } from '../scripts/serving.ts';
import { findBrowser } from './browser.ts';

const MAX_BYTES = 150_000;
const folder = join(import.meta.dirname, '..', 'docs', 'screenshots');

interface Shot {
  readonly file: string;
  readonly path: string;
  readonly theme: 'light' | 'dark';
  /** Resolves when the page shows what the picture is about. */
  readonly ready: (page: Page) => Promise<unknown>;
}

const shots: readonly Shot[] = [
  {
    file: 'home-light.png',
    path: '/',
    theme: 'light',
    ready: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    file: 'lore-generator-dark.png',
    path: '/tools/loregenerator',
    theme: 'dark',
    ready: (page) => page.getByText('minecraft:item').first().waitFor(),
  },
];

ensureBuilt();
await mkdir(folder, { recursive: true });
const { executablePath, args, env } = await findBrowser();
const site = await serveDemo();
const browser = await chromium.launch({
  ...(executablePath === undefined ? { channel: 'chrome' } : { executablePath }),
  args: [...args],
  env: { ...env },
});
try {
  for (const shot of shots) {
    const path = await take(shot);
    const { size } = await stat(path);
    console.log(`${shot.file}  ${(size / 1000).toFixed(0)} kB`);
    if (size > MAX_BYTES) {
      console.error(`${shot.file} is over ${MAX_BYTES / 1000} kB.`);
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await site.close();
}

async function take({ file, path, theme, ready }: Shot): Promise<string> {
  const page = await browser.newPage({
    baseURL: site.url,
    viewport: { width: 1200, height: 720 },
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  await page.addInitScript((stored) => localStorage.setItem('vite-ui-theme', stored), theme);
  await page.goto(path);
  await ready(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const target = join(folder, file);
  await page.screenshot({ path: target, animations: 'disabled' });
  await page.close();
  return target;
}
