// Watches whose servers fail and come back as a test says, and what their channels are told. A store, an outbox, and
// another side that answers as it likes.
import { type Incident, type TargetAddress, TICK_S, tickOf } from '@fucina/watch';
import type { GuardedSender, Message } from '../../../outgoing/guarded-sender.ts';
import { type ChannelTarget, sealTarget } from '../../channels/channel-target.ts';
import { createDeliver } from '../../channels/deliver.ts';
import { createSealer } from '../../sealing/sealer.ts';
import type { ChannelDraft } from '../../store/alert-store.ts';
import { createMemoryStore } from '../../store/testing/memory-store.ts';
import type { TargetIncident, WatchStore } from '../../store/watch-store.ts';
import { createMovedClock } from '../../testing/moved-clock.ts';
import { startOutbox } from '../outbox.ts';

export const START = 1_795_996_800;
export const DISCORD = 'https://discord.com/api/webhooks/123456789012345678/token';

export interface Heard {
  /** Seconds since the start. */
  readonly at: number;
  readonly url: string;
  /** `down`, or `down java` where the server is watched in both editions; of several news each. */
  readonly news: readonly string[];
  readonly message: Message;
}

type Answer = Awaited<ReturnType<GuardedSender['post']>>;

export function status(code: number, headers: Readonly<Record<string, string>> = {}): Answer {
  return { ok: true, value: { status: code, headers, body: '' } };
}

export function createToldWorld(store: WatchStore = createMemoryStore()) {
  const clock = createMovedClock(START * 1000);
  const heard: Heard[] = [];
  const sealer = createSealer(Buffer.alloc(32, 7));
  const open = new Map<number, Incident>();
  const shards = new Map<number, number>();
  let answer: (message: Message, nth: number) => Answer = () => status(204);
  const lastTicks = new Map<number, number>();
  let ids = 0;
  const seconds = () => Math.floor(clock.now() / 1000);
  const sender: GuardedSender = {
    check: () => Promise.reject(new Error('nothing is checked')),
    async post(message) {
      const at = clock.now() / 1000 - START;
      heard.push({ at, url: message.url, news: newsIn(message.body), message });
      return answer(message, heard.length);
    },
  };
  const start = () =>
    startOutbox({
      store,
      deliver: createDeliver({ sender, now: clock.now }),
      sealer,
      now: clock.now,
      wait: clock.wait,
      random: () => 0.5,
    });
  let outbox = start();

  /** One tick of each shard that has something; a tick is kept once. */
  async function commit(changed: readonly TargetIncident[]) {
    for (const [shard, incidents] of Map.groupBy(
      changed,
      ({ target }) => shards.get(target) ?? 0,
    )) {
      const tick = Math.max((lastTicks.get(shard) ?? 0) + 1, tickOf(seconds()));
      lastTicks.set(shard, tick);
      await store.commit({ shard, tick, samples: [], standings: [], incidents, facts: [] });
    }
  }

  function fail(kind: Incident['kind'], targets: readonly number[]) {
    const startedAt = seconds() - TICK_S;
    const incident: Incident = {
      startedAt,
      confirmedAt: seconds(),
      kind,
      reason: 'refused',
      reasons: [{ at: startedAt, reason: 'refused' }],
      relapses: 0,
    };
    for (const target of targets) open.set(target, incident);
    return commit(targets.map((target) => ({ target, incident, endedAt: null })));
  }

  return {
    store,
    clock,
    heard,
    sealer,
    /** What was heard, in short. */
    told: () => heard.map(({ at, news }) => [Math.floor(at), ...news]),
    answer(next: typeof answer) {
      answer = next;
    },
    async watch(...addresses: readonly TargetAddress[]) {
      ids += 1;
      const created = await store.createWatch({
        id: `watch${ids}`,
        ownerHash: Uint8Array.of(ids),
        name: '',
        zone: 'Europe/Rome',
        language: 'en',
        createdAt: START,
        targets: addresses.map((address) => ({ address, ip: '' })),
        client: `client ${ids}`,
        most: 10_000,
      });
      if (!created.ok) throw new Error(created.error.code);
      for (const target of created.value.targets) shards.set(target.id, target.shard);
      return {
        id: created.value.id,
        targets: created.value.targets.map(({ id }) => id),
      };
    },
    async channel(watch: string, target: ChannelTarget, more: Partial<ChannelDraft> = {}) {
      ids += 1;
      const id = `channel${ids}`;
      const kept = await store.addChannel({
        id,
        watch,
        kind: target.kind,
        label: id,
        language: 'en',
        wants: ['down', 'up', 'unstable', 'stable'],
        delayS: 0,
        repeatS: 0,
        createdAt: START,
        ...sealTarget(sealer, target, id),
        ...more,
      });
      if (kept !== 'kept') throw new Error(kept);
      return id;
    },
    fail: (...targets: readonly number[]) => fail('down', targets),
    waver: (...targets: readonly number[]) => fail('unstable', targets),
    recover(...targets: readonly number[]) {
      const ended = targets.flatMap((target) => {
        const incident = open.get(target);
        return incident === undefined ? [] : [{ target, incident, endedAt: seconds() }];
      });
      for (const target of targets) open.delete(target);
      return commit(ended);
    },
    isDown: (target: number) => open.has(target),
    pass: clock.pass,
    /** For hours: only every ten seconds something may happen. */
    async passLong(forS: number) {
      for (let passed = 0; passed < forS; passed += 10) await clock.jump(10);
    },
    async restart() {
      await outbox.stop();
      outbox = start();
    },
    async close() {
      await outbox.stop();
      await store.close();
    },
  };
}

export type ToldWorld = ReturnType<typeof createToldWorld>;

function newsIn(body: string): readonly string[] {
  const read = JSON.parse(body);
  if (read.embeds !== undefined) return read.embeds.map(({ title }: { title: string }) => title);
  const kind = String(read.type).slice('watch.'.length);
  const editions = (read.data.incidents ?? []).map(({ edition }: { edition: string }) => edition);
  return [read.data.addresses.length > 1 ? [kind, ...editions].join(' ') : kind];
}
