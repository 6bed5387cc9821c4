import { useEffect, useEffectEvent, useRef } from 'react';
import type { StatusQuestion } from '../../api/server-status.ts';
import { questionOf, type StatusState } from './state.ts';
import { addressFault } from './typed-address.ts';

/** A link that names a server checks it at once. */
export function useArrival(state: StatusState, check: (question: StatusQuestion) => void): void {
  const isNew = useRef(true);
  const question = questionOf(state);
  const onArrive = useEffectEvent(() => {
    if (!addressFault(question)) check(question);
  });

  useEffect(() => {
    if (!isNew.current) return;
    const isNamed = new URLSearchParams(location.search).has('address');
    // While the page hydrates the state is not there yet.
    if (isNamed && state.address === '') return;
    isNew.current = false;
    if (isNamed) onArrive();
  }, [state.address]);
}
