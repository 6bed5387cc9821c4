// Visits every page in every language as Lighthouse's mobile preset does, prints what it found and
// fails on a broken budget. Arguments choose paths: `npm run lighthouse -- / /tools`.
import process from 'node:process';
import {
  everyPage,
  fallbackLanguage,
  type LanguageCode,
  languageCodes,
  type Page,
} from '@fucina/site';
import { launch } from 'chrome-launcher';
import { findBrowser } from '../e2e/browser.ts';
import { ensureBuilt } from './built-site.ts';
import { brokenBudgets, type Visit } from './lighthouse/budgets.ts';
import { visitPage } from './lighthouse/visit.ts';
import { serveDemo } from './serving.ts';

ensureBuilt();
const wanted = process.argv.slice(2);
const pages = everyPage.filter(({ path }) => wanted.length === 0 || wanted.includes(path));
const site = await serveDemo();
const { executablePath, args, env } = await findBrowser();
const broken: string[] = [];
try {
  // A warm-up visit: server and Lighthouse compile their code during the first one.
  const [first] = pages;
  if (first) await visit(first, fallbackLanguage);
  for (const page of pages) {
    for (const language of languageCodes) {
      const found = await visit(page, language);
      console.log(describe(found));
      const breaches = brokenBudgets(found, page);
      broken.push(...breaches.map((breach) => `${page.path} ${language}: ${breach}`));
    }
  }
} finally {
  await site.close();
}
console.log(
  broken.length === 0 ? '\nAll budgets hold.' : `\nBroken budgets:\n${broken.join('\n')}`,
);
process.exitCode = broken.length === 0 ? 0 : 1;

/** In a new browser with an empty profile. */
async function visit(page: Page, language: LanguageCode): Promise<Visit> {
  const chrome = await launch({
    ...(executablePath === undefined ? {} : { chromePath: executablePath }),
    chromeFlags: ['--headless', ...args],
    envVars: env,
    logLevel: 'error',
  });
  try {
    return await visitPage(site.url, page.path, language, chrome.port);
  } finally {
    chrome.kill();
  }
}

function describe(visit: Visit): string {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return [
    `${visit.path} ${visit.language}`.padEnd(26),
    `perf ${visit.performance} a11y ${visit.accessibility} best ${visit.bestPractices} seo ${visit.seo} agentic ${visit.agentic}`,
    `LCP ${visit.lcpMs} ms  TBT ${visit.tbtMs} ms  CLS ${visit.cls}`,
    `JS ${kB(visit.scriptBytes)}  CSS ${kB(visit.styleBytes)}  HTML ${kB(visit.documentBytes)}  fonts ${kB(visit.fontBytes)}`,
  ].join('  ');
}
