import { DAY_S } from '@fucina/watch';
import type { Sealer } from '../sealing/sealer.ts';

/** Where a channel leads. */
export type ChannelTarget = { readonly kind: 'discord'; readonly url: string } | WebhookTarget;

export interface WebhookTarget {
  readonly kind: 'webhook';
  readonly url: string;
  /** The newest first. */
  readonly secrets: readonly string[];
  /** Until then, in Unix seconds, the older ones sign as well; for good, if it is not told. */
  readonly olderUntil?: number;
}

const OLD_SECRET_S = DAY_S;

/** With a new secret; the one before signs for a day more, so that whoever receives the messages has time. */
export function withNewSecret(target: WebhookTarget, secret: string, now: number): WebhookTarget {
  const secrets = [secret, ...target.secrets.slice(0, 1)];
  return { ...target, secrets, olderUntil: now + OLD_SECRET_S };
}

export function secretsAt({ secrets, olderUntil }: WebhookTarget, now: number): readonly string[] {
  return olderUntil === undefined || now < olderUntil ? secrets : secrets.slice(0, 1);
}

/** As it is kept, and what is equal for all that lead to the same place. */
export function sealTarget(sealer: Sealer, target: ChannelTarget, channel: string) {
  return { sealed: sealer.seal(JSON.stringify(target), channel), same: sealer.mark(target.url) };
}

/** Undefined if it was sealed with another key. */
export function openTarget(
  sealer: Sealer,
  sealed: Uint8Array,
  channel: string,
): ChannelTarget | undefined {
  const text = sealer.open(sealed, channel);
  // `sealTarget` wrote it: nobody else has the key.
  return text === undefined ? undefined : (JSON.parse(text) as ChannelTarget);
}
