// `npm run soak -- [minutes] [seed]`: ten minutes of mixed traffic with faults. Linux, with redis-server.
import process from 'node:process';
import { growthMiB, soak } from './soak/soak.ts';

const [minutes = '10', seed = String(Date.now() % 1e9)] = process.argv.slice(2);
console.log(`Soaking for ${minutes} minutes, seed ${seed}.`);
const report = await soak({ seconds: Number(minutes) * 60, seed: Number(seed) });

console.table(report.phases);
const quarters = [0.25, 0.5, 0.75, 1].map((share) =>
  Math.round(report.memoryMiB[Math.ceil(report.memoryMiB.length * share) - 1] ?? 0),
);
const growth = growthMiB(report.memoryMiB);
console.log(`${report.requests} requests, ${report.unexpected.length} unexpected answers`);
for (const line of report.unexpected.slice(0, 20)) console.log(`  ${line}`);
console.log(
  `memory after each quarter: ${quarters.join(', ')} MiB; growth ${growth.toFixed(1)} MiB`,
);
console.log(`exit: ${report.exit}`);
const isFlat = growth < 20;
if (!isFlat) console.log('Memory still grows in the last quarter.');
process.exit(report.unexpected.length === 0 && isFlat && report.exit === 0 ? 0 : 1);
