// From the checks to the channel: what a server that goes and comes is told of.
import type { Outcome } from '@fucina/watch';
import { expect, test } from 'vitest';
import { newSigningSecret } from '../channels/webhook/signature.ts';
import { createBeacons } from '../checks/beacons.ts';
import { startWatcher } from '../checks/watcher.ts';
import { SHARDS } from '../store/watch-store.ts';
import { createToldWorld, START } from './testing/told-world.ts';

const UP: Outcome = { kind: 'up', latencyMs: 20, players: 3 };
const FAIL: Outcome = { kind: 'fail', reason: 'refused' };
const OUTAGES = 5;
const EVERY_S = 600;
const LASTS_S = 180;
const FIRST_S = 300;

test('five outages within an hour are told as two and as an unstable time, and then nothing is until it is stable', async () => {
  const world = createToldWorld();
  const { now, wait } = world.clock;
  const { id } = await world.watch({ edition: 'java', host: 'play.example.com', port: 25565 });
  await world.channel(id, {
    kind: 'webhook',
    url: 'https://hooks.example.com/1',
    secrets: [newSigningSecret()],
  });
  const isOut = () => {
    const passed = now() / 1000 - START - FIRST_S;
    return passed >= 0 && passed < OUTAGES * EVERY_S && passed % EVERY_S < LASTS_S;
  };
  const watcher = await startWatcher({
    store: world.store,
    shards: [...Array(SHARDS).keys()],
    check: async () => ({ outcome: isOut() ? FAIL : UP, network: 'one network' }),
    beacons: createBeacons([], async () => true),
    now,
    wait,
    random: () => 0.5,
  });
  const kinds = () => world.heard.flatMap(({ news }) => news);
  await world.pass(FIRST_S + OUTAGES * EVERY_S);
  expect(kinds()).toEqual(['down', 'up', 'down', 'up', 'unstable']);
  const [down] = world.heard;
  expect(down?.at).toBeGreaterThan(FIRST_S);
  expect(down?.at).toBeLessThanOrEqual(FIRST_S + 90);
  await world.pass(20 * 60);
  expect(kinds().slice(5)).toEqual(['stable']);
  await watcher.stop();
  await world.close();
});
