import { type RefObject, useLayoutEffect } from 'react';

/** Tells the styles how high the bar at the bottom of the screen is: the focus and toasts stay above it. */
export function useBottomBar(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bar = ref.current;
    if (bar === null) return;
    const { style } = document.documentElement;
    const tell = () => style.setProperty('--bar-height', `${bar.offsetHeight}px`);
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar-height');
    };
  }, [ref]);
}
