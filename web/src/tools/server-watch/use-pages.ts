import { useState } from 'react';
import type { Reply } from '../../api/ask.ts';
import { type AnswerControls, type Failure, settle, useAnswer } from './use-answer.ts';

interface Pages<Page> {
  readonly first: AnswerControls<Page>;
  readonly older: readonly Page[];
  readonly failure: Failure | undefined;
  readonly more: (before: number) => void;
}

export type Question<Page> = (before: number | null, signal: AbortSignal) => Promise<Reply<Page>>;

/** A list of which the newest page comes by itself, and each older one when it is asked for. */
export function usePages<Page>(key: string, question: Question<Page>): Pages<Page> {
  const first = useAnswer(key, (signal) => question(null, signal));
  const [older, setOlder] = useState<readonly Page[]>([]);
  const [failure, setFailure] = useState<Failure>();
  return {
    first,
    older,
    failure: failure ?? first.failure,
    async more(before) {
      const page = await settle(question(before, new AbortController().signal));
      setFailure(page.ok ? undefined : page.failure);
      if (page.ok) setOlder((pages) => [...pages, page.value]);
    },
  };
}
