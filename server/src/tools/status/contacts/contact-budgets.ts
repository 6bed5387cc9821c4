import type { PayContact, Ping } from '@fucina/server-ping';
import { Refusal } from '../../../cache/named-cache.ts';
import { type Limits, tooMany } from '../../../limits/limits.ts';
import { networksOf, subnetOf } from '../../../limits/networks.ts';
import { Problem } from '../../../problem.ts';
import { createPortSpread } from './port-spread.ts';

/**
 * Each contact is charged to its name, its address and its network, so that nobody can be flooded through us. Of each
 * of these budgets one client has a share only.
 */
export function createContactBudgets(limits: Limits, shares: Limits): PayContact {
  const spendPort = createPortSpread();
  return async (client, ip, port, host) => {
    const usedUp = spendPort(client, ip, port);
    // Other clients that wait for the same server have budgets of their own for this.
    if (usedUp) throw new Refusal(tooMany('Too many ports of that host', usedUp));
    const network = subnetOf(ip);
    const server = `${ip} ${port} ${host}`;
    const asker = asOne(client);
    const spendShare = (who: string, work: Parameters<Limits['spend']>[1]) =>
      shares.spend(`${asker} ${who}`, work).catch((refusal) => {
        throw new Refusal(refusal);
      });
    // The narrowest first: when it refuses, the wider ones are not charged.
    await spendShare(server, 'target-share');
    await spendShare(ip, 'target-address-share');
    await spendShare(network, 'target-network-share');
    await limits.spend(server, 'target');
    await limits.spend(ip, 'target-address');
    await limits.spend(network, 'target-network');
  };
}

/** Whether a budget is used up, rather than something broken. */
export function isContactRefusal(thrown: unknown): boolean {
  return thrown instanceof Problem || thrown instanceof Refusal;
}

/** Whether the answer lacks something that another client could still ask for. */
export function isOfOneClient(result: Awaited<ReturnType<Ping>>): boolean {
  return result.ok && (result.leftOut?.some((refusal) => refusal instanceof Refusal) ?? false);
}

/** Whoever has a whole IPv6 /48 has one share. */
function asOne(client: string): string {
  return networksOf(client).at(-1)?.name ?? client;
}
