// The fields of every reply, online or not.
import { isIP } from 'node:net';
import type { ServerAddress } from '@fucina/server-address';
import type { DnsReport } from '../address/target.ts';
import type { StatusReply } from '../status-reply.ts';

export interface ContactedAddress {
  readonly ip: string;
  readonly port: number;
  readonly isSrv: boolean;
  readonly isSrvTargetAlias: boolean;
  readonly dns: DnsReport;
}

export function baseReply(
  address: ServerAddress,
  contact: ContactedAddress,
  measuredAtS: number,
  worked: { readonly ping?: boolean; readonly query?: boolean; readonly bedrock?: boolean },
): StatusReply {
  const { dns } = contact;
  const isOnline = Boolean(worked.ping || worked.query || worked.bedrock);
  return {
    online: isOnline,
    ip: contact.ip,
    port: contact.port,
    ...(address.hostKind === 'name' && { hostname: address.host }),
    edition: address.edition,
    latency_ms: null,
    debug: {
      ping: worked.ping ?? false,
      query: worked.query ?? false,
      bedrock: worked.bedrock ?? false,
      srv: contact.isSrv,
      querymismatch: false,
      ipinsrv: contact.isSrv && isIP(dns.srv[0]?.name ?? '') !== 0,
      cnameinsrv: contact.isSrvTargetAlias,
      animatedmotd: false,
      cachehit: false,
      cachetime: measuredAtS,
      // Set by the cache.
      cacheexpire: measuredAtS,
      apiversion: 3,
      dns: { srv: [...dns.srv], a: [...dns.a], aaaa: [...dns.aaaa] },
      error: {},
    },
  };
}
