import { Refusal } from './named-cache.ts';
import { shared } from './shared-promise.ts';

/** Begins the work when it is that client's turn. A signal that aborts gives up the place. */
type TakeTurn = (begin: () => Promise<void>, signal: AbortSignal) => Promise<unknown>;

export type DoJointly<Result> = (
  what: { readonly key: string; readonly client: string },
  takeTurn: TakeTurn,
  work: () => Promise<Result>,
) => Promise<Result>;

interface Job<Result> {
  readonly done: PromiseWithResolvers<Result>;
  /** Aborts when the work begins: nobody needs a turn of their own any more. */
  readonly beginning: AbortController;
  /** Of the clients that wait for a turn. */
  readonly places: Map<string, Promise<void>>;
  begunBy?: string;
}

/**
 * Work that several clients wait for, each in one place of its own. It begins with the first turn that one of them has,
 * and all get what comes of it. A refused turn is that of the one client, and so is a result that is `isOfOneClient`.
 */
export function createJointWork<Result>(
  isOfOneClient: (result: Result) => boolean = () => false,
): DoJointly<Result> {
  const jobs = new Map<string, Job<Result>>();

  const jobOf = (key: string): Job<Result> => {
    const job = jobs.get(key) ?? {
      done: Promise.withResolvers<Result>(),
      beginning: new AbortController(),
      places: new Map(),
    };
    jobs.set(key, job);
    return job;
  };

  const doJointly: DoJointly<Result> = async ({ key, client }, takeTurn, work) => {
    const job = jobOf(key);
    const { done, beginning, places } = job;
    const { signal } = beginning;
    const begin = async () => {
      if (signal.aborted) return;
      job.begunBy = client;
      beginning.abort();
      try {
        done.resolve(await work());
      } catch (thrown) {
        done.reject(thrown);
      } finally {
        jobs.delete(key);
      }
    };
    const takePlace = async () => {
      try {
        await takeTurn(begin, signal);
      } catch (refusal) {
        if (signal.aborted) return;
        places.delete(client);
        if (places.size === 0) jobs.delete(key);
        throw refusal;
      }
    };
    const isOfAnother = () => signal.aborted && job.begunBy !== client;
    const again = () => doJointly({ key, client }, takeTurn, work);
    const whatComesOfIt = () => {
      if (signal.aborted) return done.promise;
      const isBegun = shared(places, client, takePlace).then(() => done.promise);
      return Promise.race([isBegun, done.promise]);
    };
    try {
      const result = await whatComesOfIt();
      return isOfOneClient(result) && isOfAnother() ? again() : result;
    } catch (thrown) {
      if (thrown instanceof Refusal && isOfAnother()) return again();
      throw thrown;
    }
  };
  return doJointly;
}
