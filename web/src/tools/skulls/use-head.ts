import { useCallback, useState } from 'react';
import { useNewestQuestion } from '../../tool/use-newest-question.ts';
import { type FindHeadResult, type FoundHead, findHead, type HeadError } from './find-head.ts';

export type HeadState =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: HeadError }
  | { readonly state: 'ready'; readonly head: FoundHead };

const IDLE: HeadState = { state: 'idle' };

/** One lookup at a time: a newer one, or editing the input, aborts it. */
export function useHead() {
  const [state, setState] = useState(IDLE);
  const newest = useNewestQuestion();

  /** Undefined when the lookup was aborted. */
  async function find(typed: string): Promise<FindHeadResult | undefined> {
    setState({ state: 'loading' });
    const outcome = await newest.ask((signal) => findHead(typed, signal));
    if (outcome === undefined) return undefined;
    if (!outcome.ok) throw outcome.thrown;
    const { answer } = outcome;
    setState(
      answer.ok ? { state: 'ready', head: answer.value } : { state: 'failed', error: answer.error },
    );
    return answer;
  }

  const clear = useCallback(() => {
    newest.stop();
    setState(IDLE);
  }, [newest]);

  return { state, find, clear };
}
