import { useCallback, useEffect, useRef, useState } from 'react';
import { type FindHeadResult, type FoundHead, findHead, type HeadComplaint } from './find-head.ts';

export type HeadState =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: HeadComplaint }
  | { readonly state: 'ready'; readonly head: FoundHead };

const IDLE: HeadState = { state: 'idle' };

/** One look-up at a time: a newer one, or editing the input, takes the older one's place. */
export function useHead() {
  const [state, setState] = useState(IDLE);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function find(typed: string): Promise<FindHeadResult | undefined> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ state: 'loading' });
    const result = await findHead(typed, controller.signal).catch(() => undefined);
    if (controller.signal.aborted || result === undefined) return undefined;
    setState(
      result.ok ? { state: 'ready', head: result.value } : { state: 'failed', error: result.error },
    );
    return result;
  }

  const clear = useCallback(() => {
    running.current?.abort();
    setState(IDLE);
  }, []);

  return { state, find, clear };
}
