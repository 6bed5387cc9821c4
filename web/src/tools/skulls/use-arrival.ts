import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { namesField } from '../../state/tool-address.ts';
import { useField } from '../../tool/tool.tsx';
import { skullsState } from './state.ts';

const EVENTS = ['addresschange', 'popstate'] as const;

/** A link that names a head finds it at once; so does going back to one that is not the one `asked` for. */
export function useArrival(find: (player: string) => void, asked: string | undefined): void {
  const [player] = useField(skullsState, 'player');
  const [arrivals, setArrivals] = useState(0);
  const isNew = useRef(true);
  const isReturn = useRef(false);
  const onArrive = useEffectEvent((player: string) => {
    // Back from a fragment of the page nothing has changed.
    if (isReturn.current && player === asked) return;
    find(player);
  });

  // A link on this page to another head.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other link may name the same head
  useEffect(() => {
    if (!isNew.current) return;
    const isNamed = namesField(location.href, 'player');
    // During hydration the state is still the defaults.
    if (isNamed && player === '') return;
    isNew.current = false;
    if (isNamed) onArrive(player);
  }, [player, arrivals]);
}
