import type { StatusReply } from '../status-reply.ts';

const MAX_REPLY_BYTES = 300_000;

/** Reduces a reply that is too large to cache: mods are dropped first, then the icon. */
export function fitReply(reply: StatusReply): StatusReply {
  if (Buffer.byteLength(JSON.stringify(reply)) <= MAX_REPLY_BYTES) return reply;
  const { mods, icon, ...rest } = reply;
  if (mods && mods.length > 1) {
    const half = mods.slice(0, Math.floor(mods.length / 2));
    return fitReply({ ...rest, ...(icon && { icon }), mods: half, mods_truncated: true });
  }
  return icon ? rest : reply;
}
