import { type RefObject, useEffect, useRef, useState } from 'react';
import { watchInView } from '../in-view.ts';

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
    const stopNear = watchInView(element, setNear, { rootMargin: '50%' });
    const stopVisible = watchInView(element, setVisible);
    return () => {
      stopNear();
      stopVisible();
    };
  }, []);

  return [ref, isVisible ? 'visible' : isNear ? 'near' : 'away'];
}
