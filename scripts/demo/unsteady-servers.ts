// Fake servers that go down, for whoever watches them.
import { type DemoServer, startDemoJavaServer } from './java-server.ts';

const DIES_AFTER_MS = 3 * 60_000;
const FLAPS_EVERY_MS = 5 * 60_000;

/** It answers for three minutes, and then never again. */
export async function startDyingServer(): Promise<DemoServer> {
  const server = await startDemoJavaServer();
  setTimeout(() => void server.close(), DIES_AFTER_MS).unref();
  return server;
}

/** Five minutes it answers, five minutes it does not. */
export async function startFlappingServer(): Promise<DemoServer> {
  const { port, close } = await startDemoJavaServer();
  let stop: DemoServer['close'] | undefined = close;
  const timer = setInterval(async () => {
    const running = stop;
    stop = undefined;
    if (running) await running();
    else stop = (await startDemoJavaServer(port)).close;
  }, FLAPS_EVERY_MS);
  timer.unref();
  return {
    port,
    async close() {
      clearInterval(timer);
      await stop?.();
    },
  };
}
