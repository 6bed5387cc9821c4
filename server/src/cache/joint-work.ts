import { Refusal } from './named-cache.ts';

/** Begins the work when it is that client's turn. A signal that aborts gives up the place. */
type TakeTurn = (begin: () => Promise<void>, signal: AbortSignal) => Promise<unknown>;

export type DoJointly<Result> = (
  what: { readonly key: string; readonly client: string },
  takeTurn: TakeTurn,
  work: () => Promise<Result>,
) => Promise<Result>;

interface Waiter<Result> {
  readonly takeTurn: TakeTurn;
  readonly work: () => Promise<Result>;
  readonly end: PromiseWithResolvers<Result>;
}

interface Job<Result> {
  /** By client, in the order in which they came. */
  readonly waiters: Map<string, Waiter<Result>>;
  /** The clients that wait for a turn. */
  readonly places: Set<string>;
  /** Aborts when the work begins: nobody needs a turn of their own any more. */
  beginning: AbortController;
}

/**
 * Work that several clients wait for, each in one place of its own. It begins with the first turn that one of them has,
 * and all get what comes of it. A refused turn is that of the one client, and so is a result that is `isOfOneClient`:
 * the others go on without it.
 */
export function createJointWork<Result>(
  isOfOneClient: (result: Result) => boolean = () => false,
): DoJointly<Result> {
  const jobs = new Map<string, Job<Result>>();

  const leave = (key: string, { waiters, places }: Job<Result>, client: string) => {
    waiters.delete(client);
    places.delete(client);
    if (waiters.size === 0) jobs.delete(key);
  };

  /** Until one of them has its turn at once. */
  const takePlaces = (key: string, job: Job<Result>) => {
    const { signal } = job.beginning;
    for (const [client, waiter] of job.waiters) {
      if (signal.aborted) return;
      if (job.places.has(client)) continue;
      job.places.add(client);
      const begin = async () => {
        if (!signal.aborted) await doIt(key, job, client, waiter);
      };
      waiter.takeTurn(begin, signal).catch((refusal: unknown) => {
        if (signal.aborted) return;
        leave(key, job, client);
        waiter.end.reject(refusal);
      });
    }
  };

  const goOnWithout = (key: string, job: Job<Result>, client: string) => {
    leave(key, job, client);
    job.places.clear();
    job.beginning = new AbortController();
    // Whoever may begin does so in the next turn of the event loop: there may be a thousand who may not go on.
    setImmediate(() => takePlaces(key, job));
  };

  const doIt = async (
    key: string,
    job: Job<Result>,
    client: string,
    { work, end }: Waiter<Result>,
  ) => {
    job.beginning.abort();
    try {
      const result = await work();
      if (isOfOneClient(result)) {
        goOnWithout(key, job, client);
        return end.resolve(result);
      }
      jobs.delete(key);
      for (const waiter of job.waiters.values()) waiter.end.resolve(result);
    } catch (thrown) {
      if (thrown instanceof Refusal) {
        goOnWithout(key, job, client);
        return end.reject(thrown);
      }
      jobs.delete(key);
      for (const waiter of job.waiters.values()) waiter.end.reject(thrown);
    }
  };

  return ({ key, client }, takeTurn, work) => {
    const job = jobs.get(key) ?? {
      waiters: new Map(),
      places: new Set(),
      beginning: new AbortController(),
    };
    jobs.set(key, job);
    const known = job.waiters.get(client);
    if (known) return known.end.promise;
    const waiter = { takeTurn, work, end: Promise.withResolvers<Result>() };
    job.waiters.set(client, waiter);
    takePlaces(key, job);
    return waiter.end.promise;
  };
}
