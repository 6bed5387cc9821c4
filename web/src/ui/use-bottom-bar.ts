import { type RefObject, useLayoutEffect } from 'react';

/** Tells the styles how high the bar at the bottom of the screen is: the focus and toasts stay above it. */
export function useBottomBar(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bar = ref.current;
    if (bar === null) return;
    const { style } = document.documentElement;
    let height = 0;
    const tell = () => {
      const hasGrown = bar.offsetHeight > height;
      height = bar.offsetHeight;
      style.setProperty('--bar-height', `${height}px`);
      if (hasGrown) uncoverFocus(bar);
    };
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar-height');
    };
  }, [ref]);
}

/** Browsers keep it above the bar when it moves, but not when the bar grows. */
function uncoverFocus(bar: HTMLElement): void {
  const focused = document.activeElement;
  const active = document.getElementById(focused?.getAttribute('aria-activedescendant') ?? '');
  const shown = active ?? focused;
  if (shown === null || shown.contains(bar) || bar.contains(shown)) return;
  const covered = bar.getBoundingClientRect();
  const { top, bottom } = shown.getBoundingClientRect();
  if (bottom > covered.top && top < covered.bottom) shown.scrollIntoView({ block: 'nearest' });
}
