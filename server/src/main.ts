import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { noLimits } from './limits/limits.ts';
import { listen } from './listen.ts';
import { readSiteFiles } from './pages/site-files.ts';
import { readSettings } from './settings.ts';

const DRAIN_DEADLINE_MS = 10_000;

const read = readSettings(process.env);
if (!read.ok) {
  for (const complaint of read.complaints) console.error(complaint);
  process.exit(1);
}

const settings = read.value;
const logger = pino({ level: settings.LOG_LEVEL, base: null });
const site = await readSiteFiles(join(import.meta.dirname, '../../web/dist')).catch((error) => {
  logger.warn({ err: error }, 'the built site cannot be read: serving the API only');
  return undefined;
});
let isReady = true;

const app = createApp({
  settings,
  logger,
  now: Date.now,
  limits: noLimits,
  ...(site && { site }),
  isReady: () => isReady,
});
const listening = await listen(app, { host: settings.HOST, port: settings.PORT }).catch(
  (error: NodeJS.ErrnoException) => {
    console.error(
      `HOST and PORT: cannot listen on ${settings.HOST}:${settings.PORT} (${error.code}).`,
    );
    process.exit(1);
  },
);
const shownHost = settings.HOST === '127.0.0.1' ? 'localhost' : settings.HOST;
console.log(`Fucina is at ${settings.PUBLIC_URL ?? `http://${shownHost}:${listening.port}`}`);

const stop = async () => {
  if (!isReady) return;
  isReady = false;
  await listening.close(DRAIN_DEADLINE_MS);
  process.exit(0);
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
