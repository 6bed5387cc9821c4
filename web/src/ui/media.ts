import type { Followed } from '../state/store.ts';

/** Whether a media query holds. In prerendered pages and while hydrating it is `initial`. */
export function mediaQuery(query: string, initial = false): Followed<boolean> {
  return {
    initial,
    get: () => matchMedia(query).matches,
    subscribe(listener) {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
  };
}

/** The visitor points with a finger. */
export const coarsePointer = mediaQuery('(pointer: coarse)');

/** The system asks for less motion. */
export const lessMotion = mediaQuery('(prefers-reduced-motion: reduce)');
