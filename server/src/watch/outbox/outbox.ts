// Sends what the store has to be sent. What is sent and not settled, because the process ended, is sent again.
import { fallbackLanguage, isLanguageCode } from '@fucina/site';
import { nextMessageAt, nextTryAt } from '@fucina/watch';
import { openTarget } from '../channels/channel-target.ts';
import type { Deliver } from '../channels/deliver.ts';
import type { Verdict } from '../channels/verdict.ts';
import type { Sealer } from '../sealing/sealer.ts';
import type { AlertStore, ChannelKind, DueDelivery, Settlement } from '../store/alert-store.ts';

export interface OutboxOptions {
  readonly store: Pick<AlertStore, 'leaseDeliveries' | 'settleDeliveries'>;
  readonly deliver: Deliver;
  readonly sealer: Sealer;
  /** Milliseconds since the epoch, never back. */
  readonly now: () => number;
  /** Resolves after that time, or when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly observe?: OutboxObserver;
}

export interface OutboxObserver {
  readonly sent?: (kind: ChannelKind, verdict: Verdict['kind']) => void;
  readonly storeFailed?: (error: unknown) => void;
}

export interface Outbox {
  /** Sends nothing more; what is on its way is waited for. */
  readonly stop: () => Promise<void>;
}

const TURN_MS = 1000;
const LEASED_AT_ONCE = 200;
/** Messages to one place within the time of a lease, however slow it is. */
const MESSAGES_AT_ONCE = 5;
const BUSY_S = 2;

export function startOutbox(options: OutboxOptions): Outbox {
  const { store, deliver, sealer, now, wait, random, observe = {} } = options;
  const stopping = new AbortController();
  const sending = new Map<string, Promise<void>>();
  const pace = createPace();
  const nowS = () => Math.floor(now() / 1000);

  const settle = async (settlements: readonly Settlement[]) => {
    if (settlements.length === 0) return;
    await store
      .settleDeliveries(settlements, nowS())
      .catch((error) => observe.storeFailed?.(error));
  };

  /** What is due for one place; what does not go now goes later. */
  async function sendTo(place: string, due: readonly DueDelivery[]): Promise<void> {
    const [first] = due;
    if (first === undefined) return;
    const { kind } = first.channel;
    const maxNews = deliver.maxNews(kind);
    const isForPeople = maxNews > 1;
    const freeAt = isForPeople ? pace.nextAt(place, nowS()) : nowS();
    if (freeAt > nowS()) {
      await settle(later(due, freeAt));
      return;
    }
    const mine = due.filter(({ channel }) => channel.language === first.channel.language);
    const messages = chunks(mine, maxNews).slice(0, isForPeople ? 1 : MESSAGES_AT_ONCE);
    const sent = new Set(messages.flat());
    await settle(
      later(
        due.filter((one) => !sent.has(one)),
        nowS() + BUSY_S,
      ),
    );
    for (const [index, message] of messages.entries()) {
      pace.note(place, nowS());
      if (await sendOne(message)) continue;
      // In the order in which it happened: the rest waits for what failed.
      await settle(later(messages.slice(index + 1).flat(), nowS() + BUSY_S));
      return;
    }
  }

  /** Whether it need not be sent again. */
  async function sendOne(message: readonly DueDelivery[]): Promise<boolean> {
    const [first] = message;
    if (first === undefined) return true;
    const { channel } = first;
    const startedMs = now();
    const target = openTarget(sealer, channel.sealed, channel.id);
    const language = isLanguageCode(channel.language) ? channel.language : fallbackLanguage;
    const verdict: Verdict =
      target === undefined
        ? { kind: 'dead', code: 'key-lost' }
        : await deliver.send(
            target,
            language,
            message.map(({ news }) => news),
          );
    observe.sent?.(channel.kind, verdict.kind);
    const tried = { at: Math.floor(startedMs / 1000), ms: Math.round(now() - startedMs) };
    await settle(message.map((one) => settlementOf(one, verdict, tried)));
    return verdict.kind !== 'failed' && verdict.kind !== 'not_now';
  }

  function settlementOf(
    { news, channel, tries }: DueDelivery,
    verdict: Verdict,
    { at, ms }: { readonly at: number; readonly ms: number },
  ): Settlement {
    const ids = { alert: news.id, channel: channel.id };
    if (verdict.kind === 'not_now') {
      return { ...ids, next: { kind: 'again', at: Math.ceil(at + verdict.waitS) } };
    }
    const result = 'status' in verdict ? verdict.status : verdict.code;
    const tried = { at, ms, result };
    if (verdict.kind !== 'failed') return { ...ids, tried, next: { kind: verdict.kind } };
    const nextAt = nextTryAt({
      at,
      firstAt: tries[0]?.at ?? at,
      tries: tries.length + 1,
      retryAfterS: verdict.retryAfterS,
      random: random(),
    });
    return {
      ...ids,
      tried,
      next: nextAt === null ? { kind: 'given-up' } : { kind: 'again', at: nextAt },
    };
  }

  async function turn(): Promise<void> {
    const due = await store.leaseDeliveries(nowS(), LEASED_AT_ONCE);
    const places = Map.groupBy(due, ({ channel }) => Buffer.from(channel.same).toString('hex'));
    for (const [place, deliveries] of places) {
      if (sending.has(place)) {
        void settle(later(deliveries, nowS() + BUSY_S));
        continue;
      }
      const work = sendTo(place, deliveries).finally(() => sending.delete(place));
      sending.set(place, work);
    }
  }

  const turning = (async () => {
    while (!stopping.signal.aborted) {
      await turn().catch((error) => observe.storeFailed?.(error));
      await wait(TURN_MS, stopping.signal);
    }
  })();

  return {
    async stop() {
      stopping.abort();
      await turning;
      await Promise.all(sending.values());
    },
  };
}

function later(deliveries: readonly DueDelivery[], at: number): readonly Settlement[] {
  return deliveries.map(({ news, channel }) => ({
    alert: news.id,
    channel: channel.id,
    next: { kind: 'again', at },
  }));
}

function chunks<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

const REMEMBERED_S = 600;

/** How often people get messages in each place. */
function createPace() {
  const sentTo = new Map<string, readonly number[]>();
  return {
    nextAt(place: string, now: number): number {
      for (const [other, sent] of sentTo) {
        if (now - (sent.at(-1) ?? 0) > REMEMBERED_S) sentTo.delete(other);
      }
      return nextMessageAt(sentTo.get(place) ?? []);
    },
    note(place: string, at: number): void {
      sentTo.set(place, [
        ...(sentTo.get(place) ?? []).filter((sent) => at - sent <= REMEMBERED_S),
        at,
      ]);
    },
  };
}
