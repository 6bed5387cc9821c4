// From a game server that dies to the webhook of its owner, over real sockets. A second takes a sixth of one.
import { setTimeout as pause } from 'node:timers/promises'; // waits: the clock that is passed in
import { createAddressPolicy } from '@fucina/server-ping';
import { closeFakeServers, startTcp } from '@fucina/server-ping/testing/fake-server';
import { answerWith } from '@fucina/server-ping/testing/java-bytes';
import { Webhook } from 'standardwebhooks';
import { afterEach, expect, test } from 'vitest';
import { createGuardedSender } from '../../outgoing/guarded-sender.ts';
import { startCatcher } from '../../outgoing/testing/catcher.ts';
import { sealTarget } from '../channels/channel-target.ts';
import { createDeliver } from '../channels/deliver.ts';
import { newSigningSecret } from '../channels/webhook/signature.ts';
import { createBeacons } from '../checks/beacons.ts';
import { createPingTarget } from '../checks/ping-target.ts';
import { startWatcher } from '../checks/watcher.ts';
import { createSealer } from '../sealing/sealer.ts';
import { createMemoryStore } from '../store/testing/memory-store.ts';
import { SHARDS } from '../store/watch-store.ts';
import { startOutbox } from './outbox.ts';

const SPEED = 6;
const PATIENT = { timeout: 240_000, interval: 50 };

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await closeFakeServers();
});

test('a server that dies is told of, and that it is back, and nothing else', async () => {
  let isAlive = true;
  const server = await startTcp((socket) => {
    if (isAlive) answerWith(socket);
    else socket.destroy();
  });
  const catcher = await startCatcher();
  closers.push(catcher.close);

  const startMs = Date.now();
  const now = () => startMs + (Date.now() - startMs) * SPEED;
  const wait = (ms: number, signal: AbortSignal) =>
    pause(ms / SPEED, undefined, { signal }).catch(() => undefined);
  const store = createMemoryStore();
  closers.push(store.close);
  const addressPolicy = createAddressPolicy({ allowsPrivate: true });
  const stopping = new AbortController();
  const createdAt = Math.floor(startMs / 1000);
  await store.createWatch({
    ...{ id: 'watch', ownerHash: Uint8Array.of(1), name: '', zone: 'UTC', language: 'en' },
    ...{ createdAt, client: '', most: 1 },
    targets: [
      { address: { edition: 'java', host: '127.0.0.1', port: server.port }, ip: '127.0.0.1' },
    ],
  });
  const secret = newSigningSecret();
  const url = `http://127.0.0.1:${catcher.port}/`;
  const sealer = createSealer(Buffer.alloc(32, 1));
  await store.addChannel({
    ...{ id: 'channel', watch: 'watch', kind: 'webhook', label: '', language: 'en' },
    ...{ wants: ['down', 'up', 'unstable', 'stable'], delayS: 0, repeatS: 0, createdAt },
    ...sealTarget(sealer, { kind: 'webhook', url, secrets: [secret] }, 'channel'),
  });
  const watcher = await startWatcher({
    ...{ store, now, wait, random: Math.random, beacons: createBeacons([]) },
    shards: [...Array(SHARDS).keys()],
    check: createPingTarget({
      ...{ addressPolicy, stopping: stopping.signal, now },
      onMistake: (error) => {
        throw error;
      },
    }),
  });
  closers.push(watcher.stop);
  const sender = createGuardedSender({ addressPolicy });
  const outbox = startOutbox({
    ...{ store, sealer, now, wait, random: Math.random },
    // Receivers compare the time with their own clock.
    deliver: createDeliver({ sender, now: Date.now }),
  });
  closers.push(outbox.stop);

  const state = async () => (await store.readWatch({ id: 'watch' }))?.targets[0]?.standing.state;
  await expect.poll(state, PATIENT).toBe('up');
  isAlive = false;
  await expect.poll(() => catcher.caught.length, PATIENT).toBe(1);
  isAlive = true;
  await expect.poll(() => catcher.caught.length, PATIENT).toBe(2);
  const told = catcher.caught.map(({ body, headers }) =>
    new Webhook(secret).verify(body, {
      'webhook-id': String(headers['webhook-id']),
      'webhook-timestamp': String(headers['webhook-timestamp']),
      'webhook-signature': String(headers['webhook-signature']),
    }),
  );
  expect(told).toMatchObject([
    { type: 'watch.down', data: { incidents: [{ ended_at: null, reason: { code: 'closed' } }] } },
    { type: 'watch.up', data: { incidents: [{ ended_at: expect.any(Number) }] } },
  ]);
}, 900_000);
