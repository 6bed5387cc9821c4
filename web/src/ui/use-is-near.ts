import { type RefObject, useEffect, useRef, useState } from 'react';
import { watchInView } from './in-view.ts';

/** What holds before the browser has said where the element is; `always` never asks it. */
type FirstGuess = 'near' | 'far' | 'always';

/**
 * Whether an element is inside the visible part of its game surface, or of the viewport where it is in none, or within
 * half of that height around it.
 */
export function useIsNear<Of extends HTMLElement>(
  guess: FirstGuess,
): readonly [ref: RefObject<Of | null>, isNear: boolean] {
  const ref = useRef<Of>(null);
  const isAlways = guess === 'always';
  const [isNear, setNear] = useState(guess !== 'far');

  useEffect(() => {
    if (isAlways || !ref.current) return;
    const root = ref.current.closest('.game-surface');
    return watchInView(ref.current, setNear, { root, rootMargin: '50%' });
  }, [isAlways]);

  return [ref, isNear];
}
