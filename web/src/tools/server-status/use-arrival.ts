import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StatusQuestion } from '../../api/server-status.ts';
import { namesField } from '../../state/tool-address.ts';
import { useWholeState } from '../../tool/tool.tsx';
import { questionOf, statusState } from './state.ts';
import { addressFault } from './typed-address.ts';

const EVENTS = ['addresschange', 'popstate'] as const;

/** A link that names a server checks it at once; so does going back to one that is not the one `asked` about. */
export function useArrival(
  check: (question: StatusQuestion) => void,
  asked: StatusQuestion | undefined,
): void {
  const state = useWholeState(statusState);
  const [arrivals, setArrivals] = useState(0);
  const isNew = useRef(true);
  const question = questionOf(state);
  const isReturn = useRef(false);
  const onArrive = useEffectEvent(() => {
    // Back from a fragment of the page nothing has changed.
    const isAsked = asked?.address === question.address && asked.isBedrock === question.isBedrock;
    if (isReturn.current && isAsked) return;
    if (!addressFault(question)) check(question);
  });

  // A link on this page to another server.
  useEffect(() => {
    const arriveAgain = ({ type }: Event) => {
      isNew.current = true;
      isReturn.current = type === 'popstate';
      setArrivals((count) => count + 1);
    };
    for (const type of EVENTS) window.addEventListener(type, arriveAgain);
    return () => {
      for (const type of EVENTS) window.removeEventListener(type, arriveAgain);
    };
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
