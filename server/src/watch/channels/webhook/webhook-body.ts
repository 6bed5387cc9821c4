import { stageAndCode } from '@fucina/watch';
import type { News, NewsIncident } from '../../news.ts';
import { writeTarget } from '../../target-address.ts';

/** What programs are told. Names of the API's replies; what is added later is added, and nothing changes. */
export function writeWebhookBody({ kind, at, watch, incidents, channel }: News): string {
  return JSON.stringify({
    type: `watch.${kind}`,
    timestamp: new Date(at * 1000).toISOString(),
    data: {
      watch: watch.id,
      name: watch.name,
      addresses: watch.addresses.map((address) => ({
        edition: address.edition,
        address: writeTarget(address),
      })),
      ...(incidents.length > 0 && { incidents: incidents.map(writeIncident) }),
      ...(channel !== null && { channel }),
    },
  });
}

function writeIncident({ id, address, startedAt, endedAt, kind, reason, reasons }: NewsIncident) {
  return {
    id,
    edition: address.edition,
    address: writeTarget(address),
    kind,
    started_at: startedAt,
    ended_at: endedAt,
    reason: stageAndCode(reason),
    reasons: reasons.map((since) => ({ at: since.at, ...stageAndCode(since.reason) })),
  };
}
