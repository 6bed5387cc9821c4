// Sends news to a channel, and judges the answer.
import type { LanguageCode } from '@fucina/site';
import { isDestinationFault } from '../../outgoing/destination.ts';
import type { GuardedSender, Reply, SendError } from '../../outgoing/guarded-sender.ts';
import type { News } from '../news.ts';
import { type ChannelTarget, secretsAt, type WebhookTarget } from './channel-target.ts';
import { checkerLink } from './checker-link.ts';
import { createDiscordLimits } from './discord/discord-limits.ts';
import { MAX_NEWS, writeDiscordMessage } from './discord/discord-message.ts';
import { readDiscordHook } from './discord/discord-url.ts';
import { readSeconds } from './read-seconds.ts';
import type { Verdict } from './verdict.ts';
import { signatureHeaders } from './webhook/signature.ts';
import { writeWebhookBody } from './webhook/webhook-body.ts';

export interface Deliver {
  /** How many news one message may hold. */
  readonly maxNews: (kind: ChannelTarget['kind']) => number;
  readonly send: (
    target: ChannelTarget,
    language: LanguageCode,
    news: readonly News[],
  ) => Promise<Verdict>;
}

interface DeliverOptions {
  readonly sender: GuardedSender;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Of this site, where it is known. */
  readonly origin?: string | undefined;
}

const OWN_TROUBLE_S = 30;

export function createDeliver({ sender, now, origin }: DeliverOptions): Deliver {
  const limits = createDiscordLimits();
  const userAgent = origin === undefined ? 'Fucina-Watch' : `Fucina-Watch (+${origin})`;
  const headers = { 'Content-Type': 'application/json', 'User-Agent': userAgent };
  const linkOf = ({ watch: { addresses }, incidents }: News) => {
    const address = incidents[0]?.address ?? addresses[0];
    return origin === undefined || address === undefined ? undefined : checkerLink(origin, address);
  };

  async function toDiscord(url: string, language: LanguageCode, news: readonly News[]) {
    const hook = readDiscordHook(url);
    if (hook === undefined) return { kind: 'dead', code: 'not_a_url' } as const;
    const waitS = limits.waitS(hook.id, now());
    if (waitS > 0) return { kind: 'not_now', waitS } as const;
    const body = writeDiscordMessage(news, { language, linkOf });
    const sent = await sender.post({ url: hook.url, headers, body });
    if (!sent.ok) return withoutAnswer(sent.error);
    const retryAfterS = limits.note(hook.id, sent.value, now());
    return judged(sent.value, isDiscordGone, retryAfterS);
  }

  async function toWebhook(target: WebhookTarget, one: News): Promise<Verdict> {
    const body = writeWebhookBody(one);
    const at = Math.floor(now() / 1000);
    const signed = signatureHeaders({ id: one.id, at, body }, secretsAt(target, at));
    const sent = await sender.post({
      url: target.url,
      headers: { ...headers, ...signed },
      body,
    });
    if (!sent.ok) return withoutAnswer(sent.error);
    const retryAfterS = readSeconds(sent.value.headers['retry-after']) ?? 0;
    return judged(sent.value, (status) => status === 410, retryAfterS);
  }

  return {
    maxNews: (kind) => (kind === 'discord' ? MAX_NEWS : 1),
    async send(target, language, news) {
      if (target.kind === 'discord') return toDiscord(target.url, language, news);
      const [one] = news;
      if (one === undefined) throw new Error('there is nothing to tell');
      return toWebhook(target, one);
    },
  };
}

/** It was removed, or we are not wanted there. */
function isDiscordGone(status: number): boolean {
  return status === 401 || status === 403 || status === 404;
}

function judged(
  { status }: Reply,
  isGone: (status: number) => boolean,
  retryAfterS: number,
): Verdict {
  if (status >= 200 && status < 300) return { kind: 'delivered', status };
  if (isGone(status)) return { kind: 'dead', status };
  return { kind: 'failed', status, retryAfterS };
}

function withoutAnswer({ code }: SendError): Verdict {
  if (code === 'own_trouble') return { kind: 'not_now', waitS: OWN_TROUBLE_S };
  return isDestinationFault(code) ? { kind: 'dead', code } : { kind: 'failed', code };
}
