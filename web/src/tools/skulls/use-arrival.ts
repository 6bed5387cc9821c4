import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { namesField } from '../../state/tool-address.ts';
import { useField } from '../../tool/tool.tsx';
import { skullsState } from './state.ts';

/** A link that names a head finds it at once. */
export function useArrival(find: (player: string) => void): void {
  const [player] = useField(skullsState, 'player');
  const [arrivals, setArrivals] = useState(0);
  const isNew = useRef(true);
  const onArrive = useEffectEvent(find);

  // A link on this page to another head.
  useEffect(() => {
    const arriveAgain = () => {
      isNew.current = true;
      setArrivals((count) => count + 1);
    };
    window.addEventListener('addresschange', arriveAgain);
    return () => window.removeEventListener('addresschange', arriveAgain);
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
