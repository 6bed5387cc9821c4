import { useSyncExternalStore } from 'react';

/** Whether a media query holds. Only where nothing is prerendered: there it does not. */
export function useIsWide(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
