import { useEffect, useEffectEvent, useRef } from 'react';
import type { StatusQuestion } from '../../api/server-status.ts';
import { namesField } from '../../state/tool-address.ts';
import { useWholeState } from '../../tool/tool.tsx';
import { questionOf, statusState } from './state.ts';
import { addressFault } from './typed-address.ts';

/** A link that names a server checks it at once. */
export function useArrival(check: (question: StatusQuestion) => void): void {
  const state = useWholeState(statusState);
  const isNew = useRef(true);
  const question = questionOf(state);
  const onArrive = useEffectEvent(() => {
    if (!addressFault(question)) check(question);
  });

  // A link on this page to another server.
  useEffect(() => {
    const arriveAgain = () => {
      isNew.current = true;
    };
    window.addEventListener('addresschange', arriveAgain);
    return () => window.removeEventListener('addresschange', arriveAgain);
  }, []);

  useEffect(() => {
    if (!isNew.current) return;
    const isNamed = namesField(location.href, 'address');
    // During hydration the state is still the defaults.
    if (isNamed && state.address === '') return;
    isNew.current = false;
    if (isNamed) onArrive();
  }, [state.address]);
}
