import { shared } from '../../../cache/shared-promise.ts';
import { createFairQueue } from '../../../limits/fair-queue.ts';
import type { Pace } from './pace.ts';

/** Clients take turns, so that nobody waits behind all the questions of another one. */
export type PacedQueue<Question, Answer> = (question: Question, client: string) => Promise<Answer>;

interface PacedQueueOptions<Question, Answer> {
  readonly pace: Pace;
  /** How many questions go into one request. */
  readonly maxAtOnce: () => number;
  /** Sends one request; its answers are in the order of the questions. */
  readonly send: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  /** The same for questions that have the same answer, such as a name in another spelling. */
  readonly keyOf?: (question: Question) => string;
}

const MAX_WAIT_MS = 4000;
/** Those who wait for the same question take the room of one. */
const MAX_QUESTIONS = 500;

/** The host is not asked now: too many wait, or it asked for quiet. Says nothing about those who wait elsewhere. */
export class HostBusy extends Error {
  readonly retryAfterS: number;

  constructor(retryAfterMs: number) {
    super('The host is asked often enough.');
    this.retryAfterS = Math.max(1, Math.ceil(retryAfterMs / 1000));
  }
}

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly key: string;
  readonly client: string;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
  /** Ends the wait in the queue. */
  readonly timer: NodeJS.Timeout;
}

/** A question, and everybody who waits for its answer. */
interface Taken<Question, Answer> {
  readonly key: string;
  readonly question: Question;
  readonly waiting: readonly Waiting<Question, Answer>[];
}

/** Questions wait here until the host's pace allows a request. */
export function createPacedQueue<Question, Answer>(
  options: PacedQueueOptions<Question, Answer>,
): PacedQueue<Question, Answer> {
  const { pace, maxAtOnce, send, keyOf = JSON.stringify } = options;
  const queue = createFairQueue<Waiting<Question, Answer>>();
  /** Those in the queue, by their question: whoever has the first turn asks for all of them. */
  const waitingFor = new Map<string, Set<Waiting<Question, Answer>>>();
  /** Questions that were sent. */
  const sent = new Map<string, Promise<Answer>>();
  let isRunning = false;

  const enter = (one: Waiting<Question, Answer>) => {
    queue.add(one.client, one);
    waitingFor.set(one.key, (waitingFor.get(one.key) ?? new Set()).add(one));
  };

  /** It is no longer in the queue. */
  const leave = (one: Waiting<Question, Answer>) => {
    clearTimeout(one.timer);
    queue.remove(one.client, one);
    const same = waitingFor.get(one.key);
    same?.delete(one);
    if (same?.size === 0) waitingFor.delete(one.key);
  };

  /** The next questions. */
  const take = (most: number) => {
    const taken: Taken<Question, Answer>[] = [];
    while (taken.length < most) {
      const next = queue.take(() => true);
      if (next === undefined) break;
      const { key, question } = next;
      const waiting = [...(waitingFor.get(key) ?? [])];
      for (const one of waiting) leave(one);
      taken.push({ key, question, waiting });
    }
    return taken;
  };

  const answer = (asked: readonly Taken<Question, Answer>[]) => {
    const answers = send(asked.map(({ question }) => question));
    for (const [index, { key, waiting }] of asked.entries()) {
      // One answer for each question.
      shared(sent, key, () => answers.then((all) => all[index] as Answer)).then(
        (value) => {
          for (const { resolve } of waiting) resolve(value);
        },
        (thrown: unknown) => {
          for (const { reject } of waiting) reject(thrown);
        },
      );
    }
  };

  const refuseAll = (reason: unknown) => {
    for (const { reject } of take(queue.size()).flatMap(({ waiting }) => waiting)) reject(reason);
  };

  const run = async () => {
    while (queue.size() > 0) {
      const waitMs = await pace.take();
      if (waitMs > MAX_WAIT_MS) {
        refuseAll(new HostBusy(waitMs));
      } else if (waitMs > 0) {
        await wait(waitMs);
      } else {
        // All may have gone while the pace was asked.
        const taken = take(maxAtOnce());
        if (taken.length > 0) answer(taken);
      }
    }
  };

  const start = () => {
    if (isRunning) return;
    isRunning = true;
    run()
      .catch(refuseAll)
      .finally(() => {
        isRunning = false;
        if (queue.size() > 0) start();
      });
  };

  return (question, client) => {
    const key = keyOf(question);
    return (
      sent.get(key) ??
      new Promise((resolve, reject) => {
        const busy = () => reject(new HostBusy(MAX_WAIT_MS));
        if (!waitingFor.has(key) && waitingFor.size >= MAX_QUESTIONS) {
          const dropped = queue.takeFromFullest(client);
          if (dropped === undefined) return busy();
          leave(dropped);
          dropped.reject(new HostBusy(MAX_WAIT_MS));
        }
        const timer = setTimeout(() => {
          leave(waiting);
          busy();
        }, MAX_WAIT_MS);
        const waiting = { question, key, client, resolve, reject, timer };
        enter(waiting);
        start();
      })
    );
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
