import type { PayContact } from '@fucina/server-ping';
import { Refusal } from '../../../cache/named-cache.ts';
import { type Limits, tooMany } from '../../../limits/limits.ts';
import { subnetOf } from '../../../limits/networks.ts';
import { Problem } from '../../../problem.ts';
import { createPortSpread } from './port-spread.ts';

/** Each contact is charged to its port, its address and its network, so that nobody can be flooded through us. */
export function createContactBudgets(limits: Limits): PayContact {
  const spendPort = createPortSpread();
  return async (client, ip, port) => {
    const usedUp = spendPort(client, ip, port);
    // Other clients that wait for the same server have budgets of their own for this.
    if (usedUp) throw new Refusal(tooMany('Too many ports of that host', usedUp));
    // The narrowest first: when it refuses, the wider ones are not charged.
    await limits.spend(`${ip} ${port}`, 'target');
    await limits.spend(ip, 'target-address');
    await limits.spend(subnetOf(ip), 'target-network');
  };
}

/** Whether a budget is used up, rather than something broken. */
export function isContactRefusal(thrown: unknown): boolean {
  return thrown instanceof Problem || thrown instanceof Refusal;
}
