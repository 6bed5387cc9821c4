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

console.log(`Fucina is at ${settings.PUBLIC_URL ?? localAddress(settings.HOST, listening.port)}`);

async function stop(exitCode: number): Promise<void> {
  if (!isReady) return;
  isReady = false;
  await listening.close(DRAIN_DEADLINE_MS);
  close();
  process.exit(exitCode);
}

process.on('SIGTERM', () => stop(0));
process.on('SIGINT', () => stop(0));
// A forgotten promise is a mistake of ours, yet no reason to drop everybody else's requests.
process.on('unhandledRejection', (reason) => {
  dependencies.logger.error({ err: reason }, 'unhandled rejection');
});
process.on('uncaughtException', (error) => {
  dependencies.logger.fatal({ err: error }, 'uncaught exception');
  void stop(1);
});

function localAddress(host: string, port: number): string {
  const isEverywhere = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  return `http://${isEverywhere ? 'localhost' : host}:${port}`;
}
