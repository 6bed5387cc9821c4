import { join } from 'node:path';
import { createApp } from './app.ts';
import { listen } from './listen.ts';
import { readSettings } from './settings.ts';
import { createSurroundings } from './surroundings.ts';

const DRAIN_DEADLINE_MS = 10_000;
const DIST = join(import.meta.dirname, '../../web/dist');

const read = readSettings(process.env);
if (!read.ok) {
  for (const complaint of read.complaints) console.error(complaint);
  process.exit(1);
}

const settings = read.value;
let isReady = true;
const { dependencies, close } = await createSurroundings({
  settings,
  dist: DIST,
  isReady: () => isReady,
});
const address = { host: settings.HOST, port: settings.PORT };
const listening = await listen(createApp(dependencies), address).catch((error) => {
  console.error(`HOST and PORT: cannot listen on ${address.host}:${address.port} (${error.code}).`);
  process.exit(1);
});

const shownHost = settings.HOST === '127.0.0.1' ? 'localhost' : settings.HOST;
console.log(`Fucina is at ${settings.PUBLIC_URL ?? `http://${shownHost}:${listening.port}`}`);

async function stop(): Promise<void> {
  if (!isReady) return;
  isReady = false;
  await listening.close(DRAIN_DEADLINE_MS);
  close();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
