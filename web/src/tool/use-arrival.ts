import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { samePageLinks } from '../state/same-page-links.ts';
import { namesField } from '../state/tool-address.ts';
import { useAnyToolStore } from './tool.tsx';

interface Arrival {
  /** The field that a link must name, and what it holds now. */
  readonly field: string;
  readonly value: string;
  /** Whether what is shown is the answer to it already. */
  readonly isAnswered: boolean;
  readonly onArrive: () => void;
}

/** A link that names something to look up asks at once; so does going back to one whose answer is not shown. */
export function useArrival({ field, value, isAnswered, onArrive }: Arrival): void {
  const { get } = useAnyToolStore();
  const [arrivals, setArrivals] = useState(0);
  const isNew = useRef(true);
  const isReturn = useRef(false);
  const arrive = useEffectEvent(() => {
    // Back from a fragment of the page nothing has changed.
    if (!(isReturn.current && isAnswered)) onArrive();
  });

  // A link on this page to something else.
  useEffect(() => {
    const arriveAgain = (returns: boolean) => {
      isNew.current = true;
      isReturn.current = returns;
      setArrivals((count) => count + 1);
    };
    const goBack = () => arriveAgain(true);
    const endLinks = samePageLinks.subscribe(() => arriveAgain(false));
    window.addEventListener('popstate', goBack);
    return () => {
      endLinks();
      window.removeEventListener('popstate', goBack);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other link may name the same thing
  useEffect(() => {
    if (!isNew.current) return;
    const isNamed = namesField(location.href, field);
    // During hydration the state is still the defaults.
    if (isNamed && value === '') return;
    isNew.current = false;
    // What is in a packed link is not known before it is read: without the field, this was typed.
    if (isNamed && get().past.length === 0) arrive();
  }, [field, value, arrivals, get]);
}
