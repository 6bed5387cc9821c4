import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { namesField } from '../state/tool-address.ts';

interface Arrival {
  /** The field that a link must name, and what it holds now. */
  readonly field: string;
  readonly value: string;
  /** Whether what is shown is the answer to it already. */
  readonly isAnswered: boolean;
  readonly onArrive: () => void;
}

const EVENTS = ['addresschange', 'popstate'] as const;

/** A link that names something to look up asks at once; so does going back to one whose answer is not shown. */
export function useArrival({ field, value, isAnswered, onArrive }: Arrival): void {
  const [arrivals, setArrivals] = useState(0);
  const isNew = useRef(true);
  const isReturn = useRef(false);
  const arrive = useEffectEvent(() => {
    // Back from a fragment of the page nothing has changed.
    if (!(isReturn.current && isAnswered)) onArrive();
  });

  // A link on this page to something else.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other link may name the same thing
  useEffect(() => {
    if (!isNew.current) return;
    const isNamed = namesField(location.href, field);
    // During hydration the state is still the defaults.
    if (isNamed && value === '') return;
    isNew.current = false;
    if (isNamed) arrive();
  }, [field, value, arrivals]);
}
