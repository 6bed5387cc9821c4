import { fc, test as property } from '@fast-check/vitest';
import { DAY_S, HOUR_S } from '@fucina/watch';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newSigningSecret } from '../channels/webhook/signature.ts';
import { createToldWorld, DISCORD, START, status, type ToldWorld } from './testing/told-world.ts';

const JAVA = { edition: 'java', host: 'play.example.com', port: 25565 } as const;
const BEDROCK = { edition: 'bedrock', host: 'play.example.com', port: 19132 } as const;
const SECRETS = [newSigningSecret()];
const HOOK = { kind: 'webhook', url: 'https://hooks.example.com/1', secrets: SECRETS } as const;
const OTHER = { kind: 'webhook', url: 'https://hooks.example.com/2', secrets: SECRETS } as const;
const PEOPLE = { kind: 'discord', url: DISCORD } as const;

let world: ToldWorld;
beforeEach(() => {
  world = createToldWorld();
});
afterEach(() => world.close());

/** A watch of a Java server with a webhook. */
async function watched(more: Parameters<ToldWorld['channel']>[2] = {}) {
  const { id, targets } = await world.watch(JAVA);
  const [target = 0] = targets;
  const channel = await world.channel(id, HOOK, more);
  return { id, target, channel };
}

const outcomes = async (watch: string) =>
  (await world.store.deliveries(watch, 50)).map(({ kind, outcome }) => [kind, outcome]);

describe('a server that fails', () => {
  test('is told at once, and once that it is back', async () => {
    const { target } = await watched();
    await world.fail(target);
    await world.pass(100);
    await world.recover(target);
    await world.pass(100);
    expect(world.told()).toEqual([
      [1, 'down'],
      [101, 'up'],
    ]);
    expect(JSON.parse(world.heard[1]?.message.body ?? '').data.incidents).toMatchObject([
      { started_at: START - 5, ended_at: START + 100 },
    ]);
  });

  test('is told to nobody where it is back within the delay, and in time where it is not', async () => {
    const { target } = await watched({ delayS: 300 });
    await world.fail(target);
    await world.pass(180);
    await world.recover(target);
    await world.pass(600);
    expect(world.told()).toEqual([]);
    await world.fail(target);
    await world.pass(400);
    await world.recover(target);
    await world.pass(20);
    expect(world.told()).toEqual([
      [1080, 'down'],
      [1181, 'up'],
    ]);
  });

  test('is told again as often as it is wanted, three times at most', async () => {
    const { target } = await watched({ repeatS: HOUR_S });
    await world.fail(target);
    await world.passLong(6 * HOUR_S);
    await world.recover(target);
    await world.passLong(2 * HOUR_S);
    const told = world.told().map(([at, kind]) => [Math.floor(Number(at) / HOUR_S), kind]);
    expect(told).toEqual([
      [0, 'down'],
      [1, 'down'],
      [2, 'down'],
      [3, 'down'],
      [6, 'up'],
    ]);
  });

  test('is told of what a channel wants, and of its end to who came later', async () => {
    const { id, target } = await watched({ wants: ['down'] });
    await world.fail(target);
    await world.pass(10);
    await world.channel(id, OTHER, { wants: ['up'] });
    await world.recover(target);
    await world.pass(10);
    expect(world.heard.map(({ url, news }) => [url, ...news])).toEqual([
      [HOOK.url, 'down'],
      [OTHER.url, 'up'],
    ]);
  });

  test('that is unstable is told so, and when it is stable', async () => {
    const { target } = await watched();
    await world.waver(target);
    await world.pass(50);
    await world.recover(target);
    await world.pass(50);
    expect(world.told()).toEqual([
      [1, 'unstable'],
      [51, 'stable'],
    ]);
  });

  test('is told to all who watch it, and not where the watch is paused', async () => {
    const { target } = await watched();
    const second = await world.watch(JAVA);
    await world.channel(second.id, OTHER);
    const paused = await world.watch(JAVA);
    await world.channel(paused.id, { ...HOOK, url: 'https://hooks.example.com/3' });
    await world.store.updateWatch(paused.id, { pausedAt: START });
    await world.fail(target);
    await world.pass(10);
    expect(world.heard.map(({ url }) => url).sort()).toEqual([HOOK.url, OTHER.url]);
  });
});

describe('both editions of a server', () => {
  async function both() {
    const { id, targets } = await world.watch(JAVA, BEDROCK);
    const [java = 0, bedrock = 0] = targets;
    await world.channel(id, HOOK);
    return { java, bedrock };
  }

  test('that fail within 22 seconds are one alert', async () => {
    const { java, bedrock } = await both();
    // The first look failed five seconds before.
    await world.fail(java);
    await world.pass(15);
    await world.fail(bedrock);
    await world.pass(110);
    expect(world.told()).toEqual([[17, 'down java bedrock']]);
    await world.recover(java);
    await world.pass(50);
    await world.recover(bedrock);
    await world.pass(50);
    expect(world.told().slice(1)).toEqual([
      [126, 'up java'],
      [176, 'up bedrock'],
    ]);
  });

  test('that fail later are two, and the second is told at once', async () => {
    const { java, bedrock } = await both();
    await world.fail(java);
    await world.pass(60);
    await world.fail(bedrock);
    await world.pass(60);
    expect(world.told()).toEqual([
      [17, 'down java'],
      [61, 'down bedrock'],
    ]);
  });

  test('of which one is back before the alert are told without it', async () => {
    const { java, bedrock } = await both();
    await world.fail(java);
    await world.pass(10);
    await world.fail(bedrock);
    await world.pass(5);
    await world.recover(java);
    await world.pass(100);
    expect(world.told()).toEqual([[17, 'down bedrock']]);
  });
});

describe('announced work', () => {
  const work = (from: number, to: number) => ({
    startsAt: START + from,
    endsAt: START + to,
    every: null,
    note: '',
  });

  test('is silent, and what is still down at its end is told then', async () => {
    const { id, target } = await watched();
    await world.store.addWindow(id, work(-60, 600));
    await world.fail(target);
    await world.pass(300);
    await world.recover(target);
    await world.pass(60);
    await world.fail(target);
    await world.pass(600);
    const [[at, ...news] = []] = world.told();
    expect(news).toEqual(['down']);
    expect(at).toBeGreaterThanOrEqual(600);
    expect(at).toBeLessThanOrEqual(631);
    await world.recover(target);
    await world.pass(10);
    expect(world.told().slice(1)).toEqual([[961, 'up']]);
  });

  test('that is ended early is told of soon', async () => {
    const { id, target } = await watched();
    await world.store.addWindow(id, work(-60, 36_000));
    const [window] = (await world.store.readWatch({ id }))?.maintenance ?? [];
    await world.fail(target);
    await world.pass(100);
    expect(world.told()).toEqual([]);
    await world.store.removeWindow(id, window?.id ?? 0, START + 100);
    await world.pass(31);
    expect(world.told()).toHaveLength(1);
  });

  test('does not keep back that a server is up again', async () => {
    const { id, target } = await watched();
    await world.fail(target);
    await world.pass(60);
    await world.store.addWindow(id, work(60, 600));
    await world.pass(60);
    await world.recover(target);
    await world.pass(10);
    expect(world.told()).toEqual([
      [1, 'down'],
      [121, 'up'],
    ]);
  });
});

describe('a webhook', () => {
  test('that answers 500 twice gets it at the third try, and both failures are in the list', async () => {
    const { id, target } = await watched();
    world.answer((_, nth) => status(nth <= 2 ? 500 : 204));
    await world.fail(target);
    await world.pass(60);
    expect(world.told()).toEqual([
      [1, 'down'],
      [6, 'down'],
      [36, 'down'],
    ]);
    const ids = world.heard.map(({ message }) => message.headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
    const [delivery] = await world.store.deliveries(id, 50);
    expect(delivery).toMatchObject({ outcome: 'delivered' });
    expect(delivery?.tries.map(({ result }) => result)).toEqual([500, 500, 204]);
  });

  test('that asks for time gets it', async () => {
    const { target } = await watched();
    world.answer((_, nth) => (nth === 1 ? status(503, { 'retry-after': '90' }) : status(204)));
    await world.fail(target);
    await world.pass(120);
    expect(world.told()).toEqual([
      [1, 'down'],
      [91, 'down'],
    ]);
  });

  test('that was late hears only that the server was down', async () => {
    const { id, target } = await watched();
    world.answer((_, nth) => (nth === 1 ? status(500) : status(204)));
    await world.fail(target);
    await world.pass(3);
    await world.recover(target);
    await world.pass(60);
    expect(world.told()).toEqual([
      [1, 'down'],
      [6, 'up'],
    ]);
    expect(await outcomes(id)).toEqual([
      ['up', 'delivered'],
      ['down', 'over'],
    ]);
  });

  test('that could not be told of an end hears of it before the next beginning', async () => {
    const { target } = await watched();
    world.answer((_, nth) => (nth === 2 ? status(500) : status(204)));
    await world.fail(target);
    await world.pass(30);
    await world.recover(target);
    await world.pass(2);
    await world.fail(target);
    await world.pass(60);
    expect(world.told().map(([, kind]) => kind)).toEqual(['down', 'up', 'up', 'down']);
  });

  test('that is gone is off at once, the other channel is told, and a good test switches it on', async () => {
    const { id, target, channel } = await watched();
    await world.channel(id, OTHER);
    world.answer(({ url }) => status(url === HOOK.url ? 410 : 204));
    await world.fail(target);
    await world.pass(10);
    expect(world.heard.map(({ url, news }) => [url, ...news])).toEqual([
      [HOOK.url, 'down'],
      [OTHER.url, 'down'],
      [OTHER.url, 'channel_off'],
    ]);
    const [first] = await world.store.channels(id);
    expect(first).toMatchObject({ id: channel, disabledAt: START + 1, lastError: '410' });
    await world.recover(target);
    await world.pass(10);
    expect(world.heard.filter(({ url }) => url === HOOK.url)).toHaveLength(1);
    expect(await world.store.reviveChannel(id, channel)).toBe(true);
    await world.fail(target);
    await world.pass(10);
    expect(world.heard.filter(({ url }) => url === HOOK.url)).toHaveLength(2);
  });

  test('that never answers is given up after some nine hours', async () => {
    const { id, target } = await watched();
    world.answer(() => ({ ok: false, error: { code: 'timeout' } }));
    await world.fail(target);
    await world.passLong(10 * HOUR_S);
    expect(world.told()).toHaveLength(8);
    expect(await outcomes(id)).toEqual([['down', 'given-up']]);
    const [channel] = await world.store.channels(id);
    expect(channel).toMatchObject({ failures: 1, disabledAt: null, lastError: 'timeout' });
  });

  test('that was given up is tried once more where its owner wants it', async () => {
    const { id, target, channel } = await watched();
    const again = () => {
      const [delivery] = world.heard;
      const alert = String(delivery?.message.headers['webhook-id']);
      return world.store.sendAgain({ watch: id, channel, alert }, world.clock.now() / 1000);
    };
    world.answer(() => ({ ok: false, error: { code: 'timeout' } }));
    await world.fail(target);
    await world.pass(5);
    expect(await again()).toBe(false);
    await world.passLong(10 * HOUR_S);
    expect(await again()).toBe(true);
    await world.pass(5);
    expect(world.told()).toHaveLength(9);
    expect(await outcomes(id)).toEqual([['down', 'given-up']]);
    world.answer(() => status(204));
    expect(await again()).toBe(true);
    await world.pass(5);
    expect(await outcomes(id)).toEqual([['down', 'delivered']]);
    expect(await again()).toBe(false);
  });

  test('that is off gets nothing again, and is not sent what another watch had for it', async () => {
    const { id, target, channel } = await watched();
    world.answer(() => status(410));
    await world.fail(target);
    await world.pass(5);
    const [delivery] = await world.store.deliveries(id, 1);
    const failed = { watch: id, channel, alert: String(delivery?.alert) };
    expect(await world.store.sendAgain(failed, START + 5)).toBe(false);
    await world.store.reviveChannel(id, channel);
    expect(await world.store.sendAgain({ ...failed, watch: 'other' }, START + 5)).toBe(false);
    expect(await world.store.sendAgain(failed, START + 5)).toBe(true);
  });

  test('where our own part fails is no failure of it', async () => {
    const { id, target } = await watched();
    world.answer((_, nth) =>
      nth === 1 ? { ok: false, error: { code: 'own_trouble' } } : status(204),
    );
    await world.fail(target);
    await world.pass(40);
    expect(world.told()).toHaveLength(2);
    expect((await world.store.deliveries(id, 1))[0]?.tries).toHaveLength(1);
    expect((await world.store.channels(id))[0]?.failingSince).toBeNull();
  });

  test('whose address cannot be read any more is off', async () => {
    const { id, target } = await watched({ sealed: Uint8Array.of(1, 2, 3) });
    await world.fail(target);
    await world.pass(5);
    expect(world.told()).toEqual([]);
    expect(await world.store.channels(id)).toMatchObject([{ lastError: 'key-lost' }]);
  });

  test('that fails for three days is off', async () => {
    const { id, target, channel } = await watched();
    world.answer(() => status(500));
    for (let day = 0; day < 4; day += 1) {
      await world.fail(target);
      await world.passLong(10 * HOUR_S);
      await world.recover(target);
      await world.passLong(14 * HOUR_S);
    }
    expect(await world.store.channels(id)).toMatchObject([
      { id: channel, disabledAt: expect.any(Number) },
    ]);
    const [off] = await world.store.channels(id);
    expect((off?.disabledAt ?? 0) - START).toBeGreaterThanOrEqual(3 * DAY_S);
  });
});

test('what is being sent when the process ends is sent again, with the same id', async () => {
  const { target } = await watched();
  await world.fail(target);
  // Somebody took it, and never said what became of it.
  const [lost] = await world.store.leaseDeliveries(START + 1, 10);
  await world.pass(59);
  expect(world.told()).toEqual([]);
  await world.pass(5);
  expect(world.heard.map(({ message }) => message.headers['webhook-id'])).toEqual([lost?.news.id]);
});

test('what was sent is not sent again after a restart', async () => {
  const { target } = await watched();
  await world.fail(target);
  await world.pass(5);
  await world.restart();
  await world.pass(200);
  expect(world.told()).toEqual([[1, 'down']]);
});

describe('many', () => {
  async function fifty() {
    const targets: number[] = [];
    for (let port = 30_000; port < 30_050; port += 1) {
      const { id, targets: own } = await world.watch({ ...JAVA, port });
      await world.channel(id, PEOPLE);
      targets.push(...own);
    }
    return targets;
  }

  test('watches with one place that go down together make few messages, and nothing is lost', async () => {
    const targets = await fifty();
    for (const target of targets) {
      await world.fail(target);
      await world.pass(1);
    }
    await world.pass(600);
    const all = world.heard.flatMap(({ news }) => news);
    expect(new Set(all).size).toBe(50);
    expect(all).toHaveLength(50);
    expect(world.heard.filter(({ at }) => at < 600).length).toBeLessThanOrEqual(10);
    for (const { news } of world.heard) expect(news.length).toBeLessThanOrEqual(10);
  });

  test('that fail within a minute are told two minutes later, and not at all if they are back', async () => {
    const targets = await fifty();
    await world.fail(...targets);
    await world.pass(90);
    expect(world.heard.flatMap(({ news }) => news).length).toBeLessThanOrEqual(11);
    await world.recover(...targets);
    await world.pass(300);
    const all = world.heard.flatMap(({ news }) => news);
    expect(all.filter((title) => title.endsWith('is not reachable')).length).toBe(
      all.filter((title) => title.endsWith('is back')).length,
    );
  });
});

type Step = readonly ['fail' | 'recover' | 'window' | 'restart' | 'pass', number];
const steps = fc.array(
  fc.tuple(
    fc.constantFrom('fail', 'recover', 'fail', 'recover', 'window', 'restart', 'pass'),
    fc.integer({ min: 1, max: 200 }),
  ),
  { maxLength: 30 },
);
property.prop([steps, fc.constantFrom(0, 60, 120), fc.infiniteStream(fc.boolean())], {
  numRuns: 25,
})(
  'whatever happens, nobody hears twice that a server is down, without hearing between that it is up',
  async (happening: readonly Step[], delayS, isReached) => {
    const own = createToldWorld();
    try {
      const { id, targets } = await own.watch(JAVA);
      const [target = 0] = targets;
      await own.channel(id, HOOK, { delayS });
      const arrived: { kind: string; at: number }[] = [];
      own.answer(() => {
        const isFine = isReached.next().value === true;
        const { news, at } = own.heard.at(-1) ?? { news: [], at: 0 };
        if (isFine) arrived.push({ kind: news[0] ?? '', at });
        return status(isFine ? 204 : 500);
      });
      let failedAt = 0;
      const short: number[] = [];
      for (const [what, seconds] of happening) {
        const now = own.clock.now() / 1000;
        if (what === 'fail' && !own.isDown(target)) {
          failedAt = now;
          await own.fail(target);
        }
        if (what === 'recover' && own.isDown(target)) {
          if (now - failedAt < delayS) short.push(failedAt - START);
          await own.recover(target);
        }
        if (what === 'window') {
          const window = { startsAt: now, endsAt: now + seconds, every: null, note: '' };
          await own.store.addWindow(id, window);
        }
        if (what === 'restart') await own.restart();
        await own.pass(seconds);
      }
      const kinds = arrived.map(({ kind }) => kind);
      // Of an end one may hear twice: where its beginning could not be told in time.
      for (const [index, kind] of kinds.entries()) {
        if (kind === 'down') expect(kinds[index + 1]).not.toBe('down');
      }
      for (const { kind, at } of arrived) {
        if (kind !== 'down') continue;
        expect(short.some((from) => at >= from && at < from + delayS)).toBe(false);
      }
    } finally {
      await own.close();
    }
  },
);
