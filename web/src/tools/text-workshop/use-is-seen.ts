import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element has been on the screen. */
export function useIsSeen<Of extends HTMLElement>(): readonly [RefObject<Of | null>, boolean] {
  const ref = useRef<Of>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !ref.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return [ref, isSeen];
}
