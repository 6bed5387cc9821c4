import { type RefObject, useEffect } from 'react';

/** With less than this above the keyboard, the bar would take the room of the field. */
const MIN_HEIGHT = 240;

/**
 * Where the keyboard covers the page instead of shrinking it, as on iOS, an element at the bottom is moved above the
 * keyboard.
 */
export function useAboveKeyboard(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    const viewport = window.visualViewport;
    if (!element || !viewport) return;
    const place = () => {
      const { height, offsetTop, scale } = viewport;
      // Zooming in makes the visible part smaller too.
      const covered = scale > 1 ? 0 : Math.max(0, window.innerHeight - height - offsetTop);
      element.style.bottom = `${covered}px`;
      element.hidden = covered > 0 && height < MIN_HEIGHT;
    };
    place();
    viewport.addEventListener('resize', place);
    viewport.addEventListener('scroll', place);
    return () => {
      viewport.removeEventListener('resize', place);
      viewport.removeEventListener('scroll', place);
    };
  }, [ref]);
}
