import cluster from 'node:cluster';
import { setFlagsFromString } from 'node:v8';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';
import { steadyDateNow } from './steady-clock.ts';
import { createSurroundings } from './surroundings.ts';
import { runWorkers } from './workers/run-workers.ts';

// A burst of requests would let V8's young generation grow from 32 to 128 MB, and it would stay so.
setFlagsFromString('--semi-space-growth-factor=1');
// The old one would be collected at up to four times what it holds; at twice that takes no more time.
setFlagsFromString('--heap-growing-percent=100');
steadyDateNow();
const read = readSettings(process.env);
if (!read.ok) {
  for (const error of read.errors) console.error(error);
  process.exit(1);
}

const settings = read.value;
if (settings.WORKERS > 1 && cluster.isPrimary) await runWorkers(settings, import.meta.filename);
else await serve(settings, createSurroundings);
