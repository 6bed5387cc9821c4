import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether an element is inside the visible part of its game surface, or of the page if it is in none, or within half
 * the height around that.
 */
export function useIsNear<Of extends HTMLElement>(
  isAlways: boolean,
): readonly [ref: RefObject<Of | null>, isNear: boolean] {
  const ref = useRef<Of>(null);
  const [isNear, setNear] = useState(isAlways);

  useEffect(() => {
    if (isAlways || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { root: ref.current.closest('.game-surface'), rootMargin: '50%' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isAlways]);

  return [ref, isNear];
}
