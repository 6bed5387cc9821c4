// Takes the pictures of README.md and of the web app manifest from the demo: `npm run screenshots`.
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { type LanguageCode, languageCodes, pageById } from '@fucina/site';
import { chromium, type Page } from '@playwright/test';
import { ensureBuilt } from '../scripts/built-site.ts';
import { serveDemo } from '../scripts/serving.ts';
import {
  type AppScreenshot,
  appScreenshots,
  screenshotPath,
} from '../web/build/app-screenshots.ts';
import { findBrowser } from './browser.ts';
import { storeTheme } from './themes.ts';

const MAX_BYTES = 150_000;
const APP_MAX_BYTES = 45_000;
const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs', 'screenshots');
const publicFolder = join(root, 'web', 'public');

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
  for (const shot of shots) await check(await take(shot), MAX_BYTES);
  for (const language of languageCodes) {
    for (const shot of appScreenshots) await check(await takeOfApp(shot, language), APP_MAX_BYTES);
  }
} finally {
  await browser.close();
  await site.close();
}

async function take({ file, path, theme, ready }: Shot): Promise<string> {
  const page = await browser.newPage({
    baseURL: site.url,
    viewport: { width: 1200, height: 640 },
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  await storeTheme(page, theme);
  await page.goto(path);
  await ready(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const target = join(folder, file);
  await page.screenshot({ path: target, animations: 'disabled' });
  await page.close();
  return target;
}

async function takeOfApp(shot: AppScreenshot, language: LanguageCode): Promise<string> {
  const viewport = { width: shot.width / shot.scale, height: shot.height / shot.scale };
  const page = await browser.newPage({
    baseURL: site.url,
    viewport,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
  });
  await storeTheme(page, 'dark');
  await page.goto(`${pageById(shot.page).path}?lng=${language}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Playwright itself writes no WebP.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 46,
    clip: { x: 0, y: 0, ...viewport, scale: shot.scale },
  });
  const target = join(publicFolder, screenshotPath(shot, language));
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, Buffer.from(data, 'base64'));
  await page.close();
  return target;
}

async function check(path: string, maxBytes: number): Promise<void> {
  const { size } = await stat(path);
  console.log(`${relative(root, path)}  ${(size / 1000).toFixed(0)} kB`);
  if (size <= maxBytes) return;
  console.error(`${path} is over ${maxBytes / 1000} kB.`);
  process.exitCode = 1;
}
