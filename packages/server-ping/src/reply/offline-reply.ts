import { escapeHtml } from '@fucina/minecraft-text';
import type { ServerAddress, ServerEdition } from '@fucina/server-address';
import type { DnsReport } from '../address/target.ts';
import type { PingError } from '../ping-error.ts';
import type { StatusReply } from '../status-reply.ts';
import { baseReply, type ContactedAddress } from './base-reply.ts';
import { describeError } from './describe-error.ts';
import { formatReason } from './format-lines.ts';

const NO_DNS: DnsReport = { srv: [], a: [], aaaa: [] };

export function offlineReply(
  address: ServerAddress,
  contact: Partial<ContactedAddress> & { readonly port: number },
  measuredAtS: number,
  found: {
    readonly error: PingError;
    readonly disconnectMessage?: unknown;
    readonly looksLike?: ServerEdition | undefined;
    readonly isBlocked?: boolean | undefined;
  },
): StatusReply {
  const { error, disconnectMessage, looksLike, isBlocked } = found;
  const base = baseReply(
    address,
    { ip: '', isSrv: false, isSrvTargetAlias: false, dns: NO_DNS, ...contact },
    measuredAtS,
    {},
  );
  const reason = disconnectMessage === undefined ? undefined : formatReason(disconnectMessage);
  const text = reason ? escapeHtml(reason.clean.join(' ')) : describeError(error);
  return {
    ...base,
    ...(isBlocked !== undefined && { eula_blocked: isBlocked }),
    debug: {
      ...base.debug,
      stage: error.stage,
      code: error.code,
      ...(reason && { reason }),
      ...(looksLike && { looks_like: looksLike }),
      error: address.edition === 'java' ? { ping: text } : { bedrock: text },
    },
  };
}
