import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Refusal, Reply } from '../../api/ask.ts';
import { type Outcome, outcomeOf, useNewestQuestion } from '../../tool/use-newest-question.ts';

/** Why there is no answer: our server refused, its answer cannot be read, or it could not be reached. */
export type Failure =
  | ({ readonly reason: 'refused' } & Refusal)
  | { readonly reason: 'unreadable' }
  | { readonly reason: 'thrown'; readonly thrown: unknown };

export type Answered<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export interface Answer<Value> {
  /** The last one that came; it stays while a newer one is on its way, and where that fails. */
  readonly value: Value | undefined;
  /** Why the newest question has no answer. */
  readonly failure: Failure | undefined;
  readonly isAsking: boolean;
}

export interface AnswerControls<Value> extends Answer<Value> {
  readonly askAgain: () => void;
  /** What is known without asking: the answer to a change. */
  readonly set: (value: Value) => void;
}

type Question<Value> = (signal: AbortSignal) => Promise<Reply<Value>>;

const NOTHING = { value: undefined, failure: undefined, isAsking: true };

/** Asks again whenever the key is another one; of overlapping questions only the newest is answered. */
export function useAnswer<Value>(key: string, question: Question<Value>): AnswerControls<Value> {
  const newest = useNewestQuestion();
  const [answer, setAnswer] = useState<Answer<Value>>(NOTHING);
  const ask = useEffectEvent(async () => {
    setAnswer((before) => ({ ...before, isAsking: true }));
    const outcome = await newest.ask(question);
    if (outcome === undefined) return;
    const answered = answeredOf(outcome);
    setAnswer(({ value }) =>
      answered.ok
        ? { value: answered.value, failure: undefined, isAsking: false }
        : { value, failure: answered.failure, isAsking: false },
    );
  });
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another question
  useEffect(() => {
    void ask();
  }, [key, count]);
  const askAgain = useCallback(() => setCount((before) => before + 1), []);
  const set = useCallback(
    (value: Value) => setAnswer({ value, failure: undefined, isAsking: false }),
    [],
  );
  return { ...answer, askAgain, set };
}

/** Runs a change, of which one is under way at a time. */
export async function settle<Value>(reply: Promise<Reply<Value>>): Promise<Answered<Value>> {
  return answeredOf(await outcomeOf(reply));
}

function answeredOf<Value>(outcome: Outcome<Reply<Value>>): Answered<Value> {
  if (!outcome.ok) return { ok: false, failure: { reason: 'thrown', thrown: outcome.thrown } };
  const { answer } = outcome;
  return answer.ok ? { ok: true, value: answer.value } : { ok: false, failure: answer };
}
