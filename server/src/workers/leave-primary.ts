import cluster from 'node:cluster';
import { once } from 'node:events';

/**
 * In a worker that has closed its port: resolves when the primary hands it no more connections. One that was on its way
 * is given back by then. If the process ended earlier, nobody would ever answer that connection.
 */
export async function leavePrimary(): Promise<void> {
  const { worker } = cluster;
  if (!worker?.isConnected()) return;
  // The primary answers this after it has heard that the port is closed.
  worker.disconnect();
  await once(worker, 'disconnect');
}
