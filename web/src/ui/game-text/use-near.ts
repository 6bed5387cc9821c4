import { type RefObject, useEffect, useRef, useState } from 'react';

type Near<Of> = readonly [ref: RefObject<Of | null>, isNear: boolean];

/** Whether an element stands in what its game surface shows, or half as much around that. */
export function useNear<Of extends HTMLElement>(isAlways: boolean): Near<Of> {
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
