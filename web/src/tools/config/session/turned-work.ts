import { nextTurn, takeTurns } from './take-turns.ts';

/** Work that can pause after each step. */
export type Steps<Result> = Generator<void, Result, void>;

/** So much is done before anything is drawn: little work has no turns. */
const FIRST_STEPS = 40;

/** Work of which the first steps are done at once, and the others in turns with the page. */
export class TurnedWork<Result> {
  readonly #steps: Steps<Result>;
  #last: IteratorResult<void, Result> | undefined;

  constructor(steps: Steps<Result>) {
    this.#steps = steps;
    for (let step = 0; step < FIRST_STEPS; step += 1) this.#step();
  }

  /** Undefined until everything is done. */
  get result(): Result | undefined {
    return this.#last?.done ? this.#last.value : undefined;
  }

  /** Goes on with the work, until what it answers is called. */
  goOn(onDone: () => void): () => void {
    let isStopped = this.#last?.done ?? false;
    const run = async () => {
      await nextTurn();
      const takeTurn = takeTurns();
      while (!isStopped && !this.#last?.done) {
        this.#step();
        await takeTurn();
      }
      if (!isStopped) onDone();
    };
    if (!isStopped) void run();
    return () => {
      isStopped = true;
    };
  }

  #step(): void {
    if (!this.#last?.done) this.#last = this.#steps.next();
  }
}

/** Does all steps without a pause. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
