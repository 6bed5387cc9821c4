import { Refusal } from '../../../cache/named-cache.ts';
import { type Limits, tooMany } from '../../../limits/limits.ts';
import { subnetOf } from '../../../limits/networks.ts';
import type { PayContact } from './contacts.ts';
import { createPortSpread } from './port-spread.ts';

/** Every contact costs its port, its address and its network a point, so that nobody is flooded through us. */
export function createContactBudgets(limits: Limits): PayContact {
  const spendPort = createPortSpread();
  return async (client, ip, port) => {
    const usedUp = spendPort(client, ip, port);
    // Another client who waits for the same server has not used up its ports.
    if (usedUp) throw new Refusal(tooMany('Too many ports of that host', usedUp));
    // The narrowest first: what it refuses costs the wider ones nothing.
    await limits.spend(`${ip} ${port}`, 'target');
    await limits.spend(ip, 'target-address');
    await limits.spend(subnetOf(ip), 'target-network');
  };
}
