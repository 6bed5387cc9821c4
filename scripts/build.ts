// Builds the site into web/dist: the client, the words, every page in every language, compressed.
// With `--if-needed` a build of the same sources, such as one that another process has just made, is kept.
import { join } from 'node:path';
import process from 'node:process';
import { alone } from './build-lock.ts';
import { hashSources, isBuilt, markBuilt } from './built-site.ts';

process.env.NODE_ENV = 'production';
const { buildSteps } = await import('../web/build/site.ts');

await alone(join(import.meta.dirname, '..', 'web', '.cache', 'build.lock'), async () => {
  const sources = hashSources();
  if (process.argv.includes('--if-needed') && isBuilt(sources)) return;
  const startedAt = performance.now();
  console.log('Building the site');
  for (const [index, { name, run }] of buildSteps.entries()) {
    const stepAt = performance.now();
    const made = await run();
    console.log(
      `  ${index + 1}/${buildSteps.length} ${name.padEnd(12)} ${made} (${seconds(stepAt)})`,
    );
  }
  markBuilt(sources);
  console.log(`Built in ${seconds(startedAt)}`);
});

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
