import type { Network } from './networks.ts';

/** How much each client has now, and the networks around it. */
export function createNetworkCounts() {
  const counts = new Map<string, number>();
  const countOf = (name: string) => counts.get(name) ?? 0;
  return {
    isBelow: (networks: readonly Network[], share: number) =>
      networks.every(({ name, times }) => countOf(name) < share * times),
    add(networks: readonly Network[], change: 1 | -1) {
      for (const { name } of networks) {
        const count = countOf(name) + change;
        if (count === 0) counts.delete(name);
        else counts.set(name, count);
      }
    },
  };
}
