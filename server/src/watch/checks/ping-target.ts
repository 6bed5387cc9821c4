// The check of a target: the same ping as on the status page, with a pace of its own. Visitors' budgets are not touched.
import {
  type AddressPolicy,
  type BlockedServers,
  OwnShortage,
  openPing,
  type Ping,
  ResolverFailure,
} from '@fucina/server-ping';
import { outcomeOfReply, type TargetAddress } from '@fucina/watch';
import { subnetOf } from '../../limits/networks.ts';
import { serverAddressOf } from '../target-address.ts';
import type { Check, CheckTarget } from './check-target.ts';
import { readFacts } from './facts-of-reply.ts';
import { createPace } from './pace.ts';

interface PingTargetOptions {
  readonly addressPolicy: AddressPolicy;
  readonly blockedServers?: BlockedServers;
  readonly nameServer?: string | undefined;
  readonly stopping: AbortSignal;
  /** Milliseconds, never back. */
  readonly now: () => number;
  /** What nobody expected: a mistake of ours. */
  readonly onMistake: (error: unknown) => void;
}

class TooOften extends Error {
  override readonly name = 'TooOften';
}

export function createPingTarget(options: PingTargetOptions): CheckTarget {
  const { onMistake, now, ...open } = options;
  const pace = createPace(now);
  const ping = openPing({
    ...open,
    now,
    payContact: async (check, ip) => {
      if (!pace.enter(check, ip)) throw new TooOften();
    },
  });
  let last = 0;
  return async (address) => {
    last += 1;
    const check = String(last);
    try {
      return await pingOnce(ping, address, check);
    } catch (error) {
      if (error instanceof ResolverFailure) return { outcome: { kind: 'none', why: 'blind' } };
      const isOurs = error instanceof OwnShortage || error instanceof TooOften;
      if (!isOurs) onMistake(error);
      return { outcome: { kind: 'none', why: isOurs ? 'busy' : 'nothing' } };
    } finally {
      pace.leave(check);
    }
  };
}

async function pingOnce(ping: Ping, address: TargetAddress, check: string): Promise<Check> {
  const pinged = await ping(serverAddressOf(address), {
    query: false,
    triesOther: false,
    client: check,
  });
  if (!pinged.ok) return { outcome: { kind: 'none', why: 'blocked_target' } };
  const { reply } = pinged;
  const outcome = outcomeOfReply(reply);
  return {
    outcome,
    ...(reply.ip !== '' && { network: subnetOf(reply.ip) }),
    ...(reply.online && readFacts(reply)),
  };
}
