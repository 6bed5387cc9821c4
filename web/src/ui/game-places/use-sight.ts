import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element is on the screen, or within half a screen of it. */
export type Sight = 'visible' | 'near' | 'away';

/** Away while hydrating, as in prerendered pages. */
export function useSight<Of extends HTMLElement>(): readonly [
  ref: RefObject<Of | null>,
  sight: Sight,
] {
  const ref = useRef<Of>(null);
  const [isNear, setNear] = useState(false);
  const [isVisible, setVisible] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const stopNear = observe(element, '50%', setNear);
    const stopVisible = observe(element, '0px', setVisible);
    return () => {
      stopNear();
      stopVisible();
    };
  }, []);

  return [ref, isVisible ? 'visible' : isNear ? 'near' : 'away'];
}

function observe(
  element: Element,
  rootMargin: string,
  tell: (isInside: boolean) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => tell(entries.at(-1)?.isIntersecting ?? false),
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
