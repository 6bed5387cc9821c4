import { createHash } from 'node:crypto';
import type { StatusReply } from '@fucina/server-ping';
import type { Facts } from '@fucina/watch';
import type { Icon } from '../store/watch-store.ts';

const MAX_ICON_BYTES = 32 * 1024;

/** What a server says about itself. Who plays is left behind here. */
export function readFacts(reply: StatusReply): { readonly facts: Facts; readonly icon?: Icon } {
  const { version, protocol, motd, players, eula_blocked, debug } = reply;
  const icon = readIcon(reply.icon);
  const [srv] = debug.dns.srv;
  const facts = {
    ...(version !== undefined && { version }),
    ...(protocol !== undefined && { protocol: String(protocol.version) }),
    ...(motd !== undefined && { motd: motd.raw.join('\n') }),
    ...(icon !== undefined && { icon: icon.hash }),
    ...(players !== undefined && { max: String(players.max) }),
    ...(srv !== undefined && { srv: `${srv.name}:${srv.port}` }),
    ...(eula_blocked && { eula_blocked: 'true' }),
  };
  return { facts, ...(icon && { icon }) };
}

function readIcon(dataUrl: string | undefined): Icon | undefined {
  const png = Buffer.from(dataUrl?.slice(dataUrl.indexOf(',') + 1) ?? '', 'base64');
  if (png.length === 0 || png.length > MAX_ICON_BYTES) return undefined;
  return { hash: createHash('sha256').update(png).digest('hex'), png };
}
