import { Problem } from '../problem.ts';
import { createFairQueue } from './fair-queue.ts';
import { createNetworkCounts } from './network-counts.ts';
import { type Network, networksOf } from './networks.ts';

export interface CeilingOptions {
  /** How many may run at once. */
  readonly maxRunning: number;
  /** How many of one client may run at once; wider IPv6 networks have a multiple of it. */
  readonly maxRunningPerClient: number;
  /** How many may start in one turn of the event loop, so that a burst does not block it. */
  readonly maxStartsPerTurn: number;
  /**
   * How many turns then pass before more start, unless they take long: each accepts one connection, so others get in
   * between.
   */
  readonly turnsBetweenStarts?: number;
  /** How many may wait; one more is refused with 503, or takes the place of a client that waits with more. */
  readonly maxWaiting: number;
  readonly maxWaitingPerClient: number;
  /** Who waits longer for a turn is refused with 503; work that has begun is not cut short. */
  readonly maxWaitMs?: number;
  readonly observeRefusal?: () => void;
}

export interface Ceiling {
  /** Runs the work when it is that client's turn. A signal that aborts while it waits gives up its place. */
  readonly run: <Value>(
    client: string,
    work: () => Promise<Value>,
    signal?: AbortSignal,
  ) => Promise<Value>;
  /** Throws the 503 of `run` where as much of that client waits as may, before preparing more work costs anything. */
  readonly expectTurn: (client: string) => void;
  readonly running: () => number;
  readonly waiting: () => number;
}

interface Waiter {
  readonly networks: readonly Network[];
  readonly start: () => void;
  readonly refuse: (reason: unknown) => void;
}

const RETRY_AFTER_S = 2;

/** Bounds how much outbound work goes on at once. Clients take turns, and none has more than its share. */
export function createCeiling(options: CeilingOptions): Ceiling {
  const { maxRunning, maxRunningPerClient, maxStartsPerTurn, turnsBetweenStarts = 1 } = options;
  const { maxWaiting, maxWaitingPerClient } = options;
  const queue = createFairQueue<Waiter>();
  const runningIn = createNetworkCounts();
  const waitingIn = createNetworkCounts();
  let running = 0;
  let startsThisTurn = 0;

  const isFull = () => running >= maxRunning || startsThisTurn >= maxStartsPerTurn;
  const mayRun = (networks: readonly Network[]) =>
    !isFull() && runningIn.isBelow(networks, maxRunningPerClient);

  const begin = (networks: readonly Network[]) => {
    running += 1;
    runningIn.add(networks, 1);
    if (startsThisTurn === 0) afterTurns(turnsBetweenStarts, beginTurn);
    startsThisTurn += 1;
  };

  const beginTurn = () => {
    startsThisTurn = 0;
    startWaiting();
  };

  const startWaiting = () => {
    while (!isFull()) {
      const next = queue.take((waiter) => mayRun(waiter.networks));
      if (next === undefined) return;
      begin(next.networks);
      next.start();
    }
  };

  const end = (networks: readonly Network[]) => {
    running -= 1;
    runningIn.add(networks, -1);
    startWaiting();
  };

  const busy = () => {
    options.observeRefusal?.();
    return new Problem(503, 'busy', 'Too much is going on here: try again in a moment.', {
      headers: { 'Retry-After': String(RETRY_AFTER_S) },
    });
  };

  const makeRoom = (networks: readonly Network[]): boolean => {
    if (!waitingIn.isBelow(networks, maxWaitingPerClient)) return false;
    if (queue.size() < maxWaiting) return true;
    const displaced = queue.takeFromFullest(originOf(networks));
    displaced?.refuse(busy());
    return displaced !== undefined;
  };

  const wait = (networks: readonly Network[], signal: AbortSignal | undefined): Promise<void> => {
    if (!makeRoom(networks)) return Promise.reject(busy());
    const origin = originOf(networks);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      waitingIn.add(networks, -1);
      queue.remove(origin, waiter);
    };
    const waiter: Waiter = {
      networks,
      start() {
        leave();
        resolve();
      },
      refuse(reason) {
        leave();
        reject(reason);
      },
    };
    const onAbort = () => waiter.refuse(hasGone());
    const timer =
      options.maxWaitMs === undefined
        ? undefined
        : setTimeout(() => waiter.refuse(busy()), options.maxWaitMs);
    signal?.addEventListener('abort', onAbort, { once: true });
    waitingIn.add(networks, 1);
    queue.add(origin, waiter);
    return promise;
  };

  return {
    async run(client, work, signal) {
      if (signal?.aborted) throw hasGone();
      const networks = networksOf(client);
      if (mayRun(networks)) begin(networks);
      else await wait(networks, signal);
      try {
        return await work();
      } finally {
        end(networks);
      }
    },
    expectTurn(client) {
      if (!waitingIn.isBelow(networksOf(client), maxWaitingPerClient)) throw busy();
    },
    running: () => running,
    waiting: () => queue.size(),
  };
}

/** Nobody reads it: it is for those who count answers. */
function hasGone(): Problem {
  return new Problem(408, 'client_gone', 'The client has gone.');
}

/** With a thousand busy connections one turn takes as long as all of these do otherwise. */
const MAX_PAUSE_MS = 50;

function afterTurns(
  turns: number,
  act: () => void,
  endsAt = performance.now() + MAX_PAUSE_MS,
): void {
  setImmediate(() => {
    const isOver = turns === 1 || performance.now() >= endsAt;
    if (isOver) act();
    else afterTurns(turns - 1, act, endsAt);
  });
}

/** Whose turn it is goes by the widest network: one /48 has the turns of one client. */
function originOf(networks: readonly Network[]): string {
  return networks.at(-1)?.name ?? '';
}
