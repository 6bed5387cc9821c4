import { useState } from 'react';
import type { Reply } from '../../api/ask.ts';
import { type AnswerControls, type Failure, settle, useAnswer } from './use-answer.ts';

interface Pages<Page> {
  readonly first: AnswerControls<Page>;
  readonly older: readonly Page[];
  readonly failure: Failure | undefined;
  /** Asks once more for what could not be had. */
  readonly retry: () => void;
  readonly more: (before: number) => void;
}

export type Question<Page> = (before: number | null, signal: AbortSignal) => Promise<Reply<Page>>;

/** A list of which the newest page comes by itself, and each older one when it is asked for. */
export function usePages<Page>(key: string, question: Question<Page>): Pages<Page> {
  const first = useAnswer(key, (signal) => question(null, signal));
  const [older, setOlder] = useState<readonly Page[]>([]);
  const [failed, setFailed] = useState<{ readonly before: number; readonly failure: Failure }>();
  const [isAsking, setAsking] = useState(false);

  async function more(before: number) {
    if (isAsking) return;
    setAsking(true);
    const page = await settle(question(before, new AbortController().signal));
    setAsking(false);
    setFailed(page.ok ? undefined : { before, failure: page.failure });
    if (page.ok) setOlder((pages) => [...pages, page.value]);
  }

  return {
    first,
    older,
    failure: failed?.failure ?? first.failure,
    retry: failed ? () => void more(failed.before) : first.askAgain,
    more,
  };
}
