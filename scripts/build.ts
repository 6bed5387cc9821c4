// Builds the site into web/dist: the client, the words, every page in every language, compressed.
import process from 'node:process';

process.env.NODE_ENV = 'production';
const { buildSteps } = await import('../web/build/site.ts');

const startedAt = performance.now();
console.log('Building the site');
for (const [index, { name, run }] of buildSteps.entries()) {
  const stepAt = performance.now();
  const made = await run();
  console.log(
    `  ${index + 1}/${buildSteps.length} ${name.padEnd(12)} ${made} (${seconds(stepAt)})`,
  );
}
console.log(`Built in ${seconds(startedAt)}`);

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
