import { statSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import withAgenticBrowsing from 'lighthouse/core/config/agentic-browsing-config.js';
import type { Visit } from './budgets.ts';

const CLIENT = join(import.meta.dirname, '..', '..', 'web', 'dist', 'client');

/** One cold visit with Lighthouse's mobile preset, and its checks for software that uses the page for somebody. */
export async function visitPage(
  site: string,
  path: string,
  language: string,
  browserPort: number,
): Promise<Visit> {
  const run = await lighthouse(
    `${site}${path}?lng=${language}`,
    { port: browserPort, output: 'json', logLevel: 'error' },
    { ...withAgenticBrowsing, settings: { skipAboutBlank: true } },
  );
  if (!run) throw new Error(`Lighthouse returned no result for ${path}.`);
  if (run.lhr.runtimeError) throw new Error(`${path}: ${run.lhr.runtimeError.message}`);
  return readVisit(run.lhr, path, language);
}

function readVisit(result: Result, path: string, language: string): Visit {
  const score = (name: string) => Math.round((result.categories[name]?.score ?? 0) * 100);
  const number = (name: string) => result.audits[name]?.numericValue ?? Number.POSITIVE_INFINITY;
  const bytes = bytesByType(result);
  return {
    path,
    language,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    agentic: score('agentic-browsing'),
    lcpMs: Math.round(number('largest-contentful-paint')),
    tbtMs: Math.round(number('total-blocking-time')),
    cls: Math.round(number('cumulative-layout-shift') * 1000) / 1000,
    scriptBytes: brotliBytes(result, 'Script'),
    styleBytes: brotliBytes(result, 'Stylesheet'),
    documentBytes: bytes.Document ?? 0,
    fontBytes: bytes.Font ?? 0,
  };
}

/** The compressed size of our own files of a type, without HTTP headers. */
function brotliBytes(result: Result, type: string): number {
  const details = result.audits['network-requests']?.details;
  const requests = details?.type === 'table' ? details.items : [];
  return requests
    .filter(({ resourceType, url }) => resourceType === type && String(url).startsWith('http'))
    .map(({ url }) => statSync(join(CLIENT, `${new URL(String(url)).pathname}.br`)).size)
    .reduce((sum, size) => sum + size, 0);
}

function bytesByType(result: Result): Record<string, number> {
  const details = result.audits['network-requests']?.details;
  const requests = details?.type === 'table' ? details.items : [];
  const bytes: Record<string, number> = {};
  for (const request of requests) {
    const type = String(request.resourceType);
    bytes[type] = (bytes[type] ?? 0) + Number(request.transferSize ?? 0);
  }
  return bytes;
}
