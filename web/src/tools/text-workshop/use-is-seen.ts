import { type RefObject, useEffect, useRef, useState } from 'react';
import { watchInView } from '../../ui/in-view.ts';

/** Whether an element has been on the screen. */
export function useIsSeen<Of extends HTMLElement>(): readonly [RefObject<Of | null>, boolean] {
  const ref = useRef<Of>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !ref.current) return;
    return watchInView(ref.current, (isInView) => isInView && setSeen(true));
  }, [isSeen]);
  return [ref, isSeen];
}
