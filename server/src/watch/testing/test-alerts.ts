import type { GuardedSender, Message } from '../../outgoing/guarded-sender.ts';
import { createDeliver } from '../channels/deliver.ts';
import type { RunningAlerts } from '../running-watch.ts';
import { createSealer } from '../sealing/sealer.ts';

type Sent = Awaited<ReturnType<GuardedSender['post']>>;

const TAKEN: Sent = { ok: true, value: { status: 204, headers: {}, body: '' } };

/** Channels lead to what a test answers; by default everything is taken, and every URL of https may be contacted. */
export function createTestAlerts(
  answer: (message: Message) => Sent = () => TAKEN,
  now: () => number = Date.now,
): RunningAlerts {
  const sender: GuardedSender = {
    async check(text) {
      const url = URL.parse(text);
      if (url?.protocol !== 'https:') return { ok: false, error: { code: 'not_https' } };
      if (url.hostname === '127.0.0.1') return { ok: false, error: { code: 'blocked_target' } };
      return { ok: true, value: { url, host: url.hostname } };
    },
    post: async (message) => answer(message),
  };
  return {
    sender,
    deliver: createDeliver({ sender, now }),
    sealer: createSealer(Buffer.alloc(32, 7)),
  };
}
