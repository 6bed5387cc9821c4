import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StatusQuestion } from '../../api/server-status.ts';
import { namesField } from '../../state/tool-address.ts';
import { useWholeState } from '../../tool/tool.tsx';
import { questionOf, statusState } from './state.ts';
import { addressFault } from './typed-address.ts';

/** A link that names a server checks it at once. */
export function useArrival(check: (question: StatusQuestion) => void): void {
  const state = useWholeState(statusState);
  const [arrivals, setArrivals] = useState(0);
  const isNew = useRef(true);
  const question = questionOf(state);
  const onArrive = useEffectEvent(() => {
    if (!addressFault(question)) check(question);
  });

  // A link on this page to another server.
  useEffect(() => {
    const arriveAgain = () => {
      isNew.current = true;
      setArrivals((count) => count + 1);
    };
    window.addEventListener('addresschange', arriveAgain);
    return () => window.removeEventListener('addresschange', arriveAgain);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other link may name the same server
  useEffect(() => {
    if (!isNew.current) return;
    const isNamed = namesField(location.href, 'address');
    // During hydration the state is still the defaults.
    if (isNamed && state.address === '') return;
    isNew.current = false;
    if (isNamed) onArrive();
  }, [state.address, arrivals]);
}
