import { useEffect, useState } from 'react';

/** The outcome of a request: the answer, or what was thrown. */
export type Outcome<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly thrown: unknown };

export interface NewestQuestion {
  /** Aborts the running request and starts this one. Resolves to undefined when this one is aborted. */
  ask<Answer>(
    question: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Outcome<Answer> | undefined>;
  /** Aborts the running request. */
  stop(): void;
}

/** One request at a time: a newer request, or unmounting, aborts the running one. */
export function useNewestQuestion(): NewestQuestion {
  const [newest] = useState(createNewestQuestion);
  useEffect(() => newest.stop, [newest]);
  return newest;
}

function createNewestQuestion(): NewestQuestion {
  let running: AbortController | undefined;
  const stop = () => running?.abort();
  return {
    async ask(question) {
      stop();
      const controller = new AbortController();
      running = controller;
      const { signal } = controller;
      const outcome = await outcomeOf(question(signal));
      return signal.aborted ? undefined : outcome;
    },
    stop,
  };
}

/** Never rejects. */
export function outcomeOf<Answer>(asked: Promise<Answer>): Promise<Outcome<Answer>> {
  return asked.then(
    (answer) => ({ ok: true, answer }) as const,
    (thrown: unknown) => ({ ok: false, thrown }) as const,
  );
}
