/** Networks of servers that were up, by their last checks. */
export interface RecentNetworks {
  /** `network` is any name that servers of one network share, such as the first three bytes of their address. */
  readonly note: (network: string, isLost: boolean, at: number) => void;
  readonly count: (at: number) => { readonly looked: number; readonly lost: number };
}

/**
 * With half a minute, the servers that are checked first in an outage of ours would be confirmed as down before the
 * others show that it is ours.
 */
const WINDOW_S = 10;

export function createRecentNetworks(): RecentNetworks {
  const answeredAt = new Map<string, number>();
  const lostAt = new Map<string, number>();
  return {
    note(network, isLost, at) {
      (isLost ? lostAt : answeredAt).set(network, at);
    },
    count(at) {
      for (const times of [answeredAt, lostAt]) {
        for (const [network, time] of times) if (at - time > WINDOW_S) times.delete(network);
      }
      const lost = [...lostAt.keys()].filter((network) => !answeredAt.has(network)).length;
      return { looked: answeredAt.size + lost, lost };
    },
  };
}
