import { useCallback, useSyncExternalStore } from 'react';

const COARSE_POINTER = '(pointer: coarse)';
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether a media query holds at this moment. */
export function isMedia(query: string): boolean {
  return matchMedia(query).matches;
}

/** Calls the listener when a query begins or ceases to hold. The returned function ends it. */
export function watchMedia(query: string, listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether a media query holds. In prerendered pages and while hydrating it does not. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => watchMedia(query, listener), [query]);
  return useSyncExternalStore(
    subscribe,
    () => isMedia(query),
    () => false,
  );
}

/** Whether the visitor points with a finger. */
export function hasCoarsePointer(): boolean {
  return isMedia(COARSE_POINTER);
}

/** Whether the system asks for less motion. */
export function isLessMotionAskedFor(): boolean {
  return isMedia(LESS_MOTION);
}

export function watchLessMotion(listener: () => void): () => void {
  return watchMedia(LESS_MOTION, listener);
}
