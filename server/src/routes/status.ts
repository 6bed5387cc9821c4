import { domainToASCII } from 'node:url';
import {
  bedrockStatusEndpoint,
  javaStatusEndpoint,
  serverBadgeEndpoint,
  serverIconEndpoint,
} from '@fucina/api-contract';
import { type Edition, readServerAddress, type ServerAddress } from '@fucina/server-address';
import type { Caches } from '../cache/caches.ts';
import type { Cached } from '../cache/named-cache.ts';
import type { Bind, EndpointOptions, Freshness } from '../http/endpoint.ts';
import { prepareBytes } from '../http/prepared-body.ts';
import type { Work } from '../limits/limits.ts';
import { Problem } from '../problem.ts';
import type { Settings } from '../settings.ts';
import { writeBadge } from '../status/badge.ts';
import { drawNeutralIcon } from '../status/neutral-icon.ts';
import type { Ping } from '../status/ping.ts';
import { createPortSpread } from '../status/port-spread.ts';
import { createStatusCache, firstBody, type KeptStatus } from '../status/status-cache.ts';

interface StatusDependencies {
  readonly ping: Ping;
  readonly caches: Caches;
  readonly settings: Settings;
  readonly now: () => number;
}

interface Asker {
  readonly client: string;
  readonly spend: (work: Work) => Promise<void>;
}

const ICON_SIDE = 64;
// Pages that only read the fields of a status still understand a refusal.
const OPTIONS: EndpointOptions = {
  work: 'status',
  problemFields: (code) => ({ online: false, error: code }),
};

export function statusRoutes(bind: Bind, dependencies: StatusDependencies): void {
  const { settings, now } = dependencies;
  const cache = createStatusCache(dependencies.caches, dependencies.ping);
  const admitsPort = createPortSpread(now);
  const neutralIcon = prepareBytes(drawNeutralIcon(), 'image/png');

  const look = (address: ServerAddress, asker: Asker, query = false) =>
    cache.look(address, { query }, async () => {
      if (settings.RATE_LIMIT && !admitsPort(asker.client, address.host, address.port)) {
        throw tooManyPorts();
      }
      await asker.spend('ping');
    });

  bind(javaStatusEndpoint, OPTIONS, async (request) => {
    const address = readAddress(request.params.address, 'java');
    return statusAnswer(await look(address, request, request.query.query === 'true'), now);
  });

  bind(bedrockStatusEndpoint, OPTIONS, async (request) =>
    statusAnswer(await look(readAddress(request.params.address, 'bedrock'), request), now),
  );

  bind(serverIconEndpoint, OPTIONS, async (request) => {
    const cached = await look(readAddress(request.params.address, 'java'), request);
    const png = iconBytes(cached.value);
    return {
      reply: png ? prepareBytes(png, 'image/png') : neutralIcon,
      freshness: freshnessOf(cached, now),
    };
  });

  bind(serverBadgeEndpoint, OPTIONS, async (request) => {
    const { params, query } = request;
    const cached = await look(readAddress(params.address, query.edition), request);
    const { isOnline, players } = cached.value;
    const value = isOnline ? `${players} online` : 'offline';
    const svg = writeBadge({ label: params.address, value, isOnline });
    return {
      reply: prepareBytes(svg, 'image/svg+xml; charset=utf-8'),
      freshness: freshnessOf(cached, now),
    };
  });
}

function readAddress(text: string, edition: Edition): ServerAddress {
  const address = readServerAddress(text, edition, domainToASCII);
  if (address.ok) return address.value;
  throw new Problem(400, 'invalid_address', 'That is not the address of a server.', {
    fields: { reason: address.error.code },
  });
}

function statusAnswer(cached: Cached<KeptStatus>, now: () => number) {
  const { value, isHit } = cached;
  return { reply: isHit ? value.body : firstBody(value), freshness: freshnessOf(cached, now) };
}

function freshnessOf({ storedAt, expiresAt }: Cached<unknown>, now: () => number): Freshness {
  return {
    maxAgeS: Math.ceil((expiresAt - storedAt) / 1000),
    ageS: (now() - storedAt) / 1000,
  };
}

/** Icons of another size are not passed on: whoever embeds one counts on 64 × 64. */
function iconBytes({ icon }: KeptStatus): Uint8Array<ArrayBuffer> | undefined {
  const png = Buffer.from(icon.slice(icon.indexOf(',') + 1), 'base64');
  const hasSize = png.length > 24 && png.readUInt32BE(16) === ICON_SIDE;
  return hasSize && png.readUInt32BE(20) === ICON_SIDE ? new Uint8Array(png) : undefined;
}

function tooManyPorts(): Problem {
  return new Problem(429, 'rate_limited', 'Too many ports of that host: try again later.', {
    headers: { 'Retry-After': '600' },
  });
}
