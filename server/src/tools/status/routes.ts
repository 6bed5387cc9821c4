import { domainToASCII } from 'node:url';
import {
  bedrockStatusEndpoint,
  javaStatusEndpoint,
  serverBadgeEndpoint,
  serverIconEndpoint,
} from '@fucina/api-contract';
import {
  readTypedAddress,
  readTypedServer,
  type ServerAddress,
  type ServerEdition,
} from '@fucina/server-address';
import type { Bind, EndpointOptions, Freshness } from '../../http/endpoint.ts';
import { prepareBytes } from '../../http/prepared-body.ts';
import { writeBadge } from './images/badge.ts';
import { drawNeutralIcon } from './images/neutral-icon.ts';
import { invalidAddress, refusalFields } from './refusals.ts';
import type { CachedStatus, KeptStatus, StatusCache } from './status-cache.ts';

interface StatusDependencies {
  readonly statuses: StatusCache;
  readonly now: () => number;
}

interface Asker {
  readonly client: string;
  readonly spend: (work: 'ping') => Promise<void>;
}

const ICON_SIDE = 64;
const OPTIONS: EndpointOptions = { problemFields: refusalFields };

export function statusRoutes(bind: Bind, { statuses, now }: StatusDependencies): void {
  const neutralIcon = prepareBytes(drawNeutralIcon(), 'image/png');

  const statusOf = (address: ServerAddress, { client, spend }: Asker, query = false) =>
    statuses.get(address, { query, client }, () => spend('ping'));

  bind(javaStatusEndpoint, OPTIONS, async (request) => {
    const { params, query, once } = request;
    const address = once(() => readAddress(params.address, 'java'));
    return statusAnswer(await statusOf(address, request, query.query === 'true'), now);
  });

  bind(bedrockStatusEndpoint, OPTIONS, async (request) => {
    const { params, once } = request;
    const address = once(() => readAddress(params.address, 'bedrock'));
    return statusAnswer(await statusOf(address, request), now);
  });

  bind(serverIconEndpoint, OPTIONS, async (request) => {
    const { params, once } = request;
    const address = once(() => readAddress(params.address, 'java'));
    const cached = await statusOf(address, request);
    const png = iconBytes(cached.value);
    return {
      reply: png ? prepareBytes(png, 'image/png') : neutralIcon,
      ...freshnessOf(cached, now),
    };
  });

  bind(serverBadgeEndpoint, OPTIONS, async (request) => {
    const { params, query, once } = request;
    const address = once(() => readAddress(params.address, query.edition));
    const cached = await statusOf(address, request);
    const { isOnline, players } = cached.value;
    const value = isOnline ? `${players} online` : 'offline';
    const svg = writeBadge({
      label: readTypedAddress(params.address).text,
      value,
      tone: isOnline ? 'good' : 'neutral',
    });
    return {
      reply: prepareBytes(svg, 'image/svg+xml; charset=utf-8'),
      ...freshnessOf(cached, now),
    };
  });
}

function readAddress(text: string, edition: ServerEdition): ServerAddress {
  const address = readTypedServer(text, edition, domainToASCII);
  if (address.ok) return address.value;
  throw invalidAddress(address.error.code);
}

function statusAnswer(status: CachedStatus, now: () => number) {
  return { reply: status.body, ...freshnessOf(status, now) };
}

/** What is of one client is kept by no cache on the way. */
function freshnessOf(
  { storedAt, expiresAt, isOfOneClient = false }: CachedStatus,
  now: () => number,
): { readonly freshness?: Freshness } {
  if (isOfOneClient) return {};
  const maxAgeS = Math.ceil((expiresAt - storedAt) / 1000);
  return { freshness: { maxAgeS, ageS: (now() - storedAt) / 1000 } };
}

/** Icons of another size are left out: pages that embed one expect 64 × 64. */
function iconBytes({ icon }: KeptStatus): Uint8Array<ArrayBuffer> | undefined {
  const png = Buffer.from(icon.slice(icon.indexOf(',') + 1), 'base64');
  const hasSize = png.length > 24 && png.readUInt32BE(16) === ICON_SIDE;
  return hasSize && png.readUInt32BE(20) === ICON_SIDE ? new Uint8Array(png) : undefined;
}
