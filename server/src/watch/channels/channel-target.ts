import type { Sealer } from '../sealing/sealer.ts';

/** Where a channel leads. */
export type ChannelTarget =
  | { readonly kind: 'discord'; readonly url: string }
  | { readonly kind: 'webhook'; readonly url: string; readonly secrets: readonly string[] };

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
