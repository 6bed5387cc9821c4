import { type RefObject, useEffect } from 'react';

/** What comes later, such as pictures, moves what is below it: also what somebody is at with the keyboard. */
export function useFocusInView(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() =>
      element.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [part]);
}
