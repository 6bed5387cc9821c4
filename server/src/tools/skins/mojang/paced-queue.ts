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
}

const MAX_WAIT_MS = 4000;
const MAX_WAITING = 500;

/** The host is not asked now: too many wait, or it asked for quiet. */
export class HostBusy extends Error {
  readonly retryAfterS: number;

  constructor(retryAfterMs: number) {
    super('The host is asked often enough.');
    this.retryAfterS = Math.max(1, Math.ceil(retryAfterMs / 1000));
  }
}

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
  /** Ends the wait in the queue. */
  readonly timer: NodeJS.Timeout;
}

/** Questions wait here until the host's pace allows a request. */
export function createPacedQueue<Question, Answer>(
  options: PacedQueueOptions<Question, Answer>,
): PacedQueue<Question, Answer> {
  const { pace, maxAtOnce, send } = options;
  const queue = createFairQueue<Waiting<Question, Answer>>();
  let isRunning = false;

  const take = (most: number) => {
    const taken = Array.from({ length: most }, () => queue.take(() => true)).filter(
      (one) => one !== undefined,
    );
    for (const { timer } of taken) clearTimeout(timer);
    return taken;
  };

  const answer = async (asked: readonly Waiting<Question, Answer>[]) => {
    try {
      const answers = await send(asked.map(({ question }) => question));
      // One answer for each question.
      for (const [index, { resolve }] of asked.entries()) resolve(answers[index] as Answer);
    } catch (thrown) {
      for (const { reject } of asked) reject(thrown);
    }
  };

  const run = async () => {
    while (queue.size() > 0) {
      const waitMs = await pace.take();
      if (waitMs > MAX_WAIT_MS) {
        for (const { reject } of take(queue.size())) reject(new HostBusy(waitMs));
      } else if (waitMs > 0) {
        await wait(waitMs);
      } else {
        void answer(take(maxAtOnce()));
      }
    }
  };

  const start = () => {
    if (isRunning) return;
    isRunning = true;
    run()
      .catch((thrown: unknown) => {
        for (const { reject } of take(queue.size())) reject(thrown);
      })
      .finally(() => {
        isRunning = false;
        if (queue.size() > 0) start();
      });
  };

  return (question, client) =>
    new Promise((resolve, reject) => {
      const busy = () => reject(new HostBusy(MAX_WAIT_MS));
      if (queue.size() >= MAX_WAITING) {
        const dropped = queue.takeFromFullest(client);
        if (dropped === undefined) return busy();
        clearTimeout(dropped.timer);
        dropped.reject(new HostBusy(MAX_WAIT_MS));
      }
      const timer = setTimeout(() => {
        queue.remove(client, waiting);
        busy();
      }, MAX_WAIT_MS);
      const waiting = { question, resolve, reject, timer };
      queue.add(client, waiting);
      start();
    });
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
