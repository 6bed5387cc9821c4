import { useCallback, useEffect, useState } from 'react';
import { useSelected, useToolStore } from '../../tool/tool.tsx';
import { useNewestQuestion } from '../../tool/use-newest-question.ts';
import { loadAfterFirstInput } from '../../ui/after-first-input.ts';
import { type FindHeadResult, type FoundHead, findHead, type HeadError } from './find-head.ts';
import { skullsState } from './state.ts';
import { hasText, textWriters } from './texts.ts';

export type HeadState =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: HeadError }
  | { readonly state: 'ready'; readonly head: FoundHead };

const IDLE: HeadState = { state: 'idle' };

/**
 * One lookup at a time: a newer one aborts it. So does another text in the field, also by undo or start over: a head
 * is only shown beside the text that it was found for.
 */
export function useHead() {
  const [state, setState] = useState(IDLE);
  const [asked, setAsked] = useState<string>();
  const newest = useNewestQuestion();
  const { get } = useToolStore(skullsState);
  const isOther = useSelected(skullsState, ({ player }) => asked !== undefined && player !== asked);

  /** Undefined when the lookup was aborted. */
  async function find(typed: string): Promise<FindHeadResult | undefined> {
    setState({ state: 'loading' });
    setAsked(typed);
    const outcome = await newest.ask((signal) =>
      findWithWriters(typed, hasText(get().present), signal),
    );
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
    setAsked(undefined);
  }, [newest]);

  // Ready before it is needed, also where the network goes away in between.
  useEffect(() => loadAfterFirstInput(textWriters.load), []);

  useEffect(() => {
    if (isOther) clear();
  }, [isOther, clear]);

  return { state: isOther ? IDLE : state, asked, find, clear };
}

/** The head, once the code that reads its texts is there where it has any. */
async function findWithWriters(
  typed: string,
  isNamed: boolean,
  signal: AbortSignal,
): Promise<FindHeadResult> {
  const isReady =
    !isNamed ||
    textWriters.load().then(
      () => true,
      () => false,
    );
  const found = await findHead(typed, signal);
  if (!found.ok || (await isReady)) return found;
  return { ok: false, error: { code: 'not_loaded' } };
}
