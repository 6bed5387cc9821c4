import { useEffect, useEffectEvent } from 'react';
import { samePageLinks } from '../state/same-page-links.ts';

/**
 * Hands over what follows this start in the address’s fragment: on arrival and with each later link. It is removed
 * from the address, so that it does not come back when the page is loaded again.
 */
export function useFragment(start: `#${string}`, take: (rest: string) => void): void {
  const read = useEffectEvent(() => {
    if (!location.hash.startsWith(start)) return;
    const rest = decoded(location.hash.slice(start.length));
    history.replaceState(history.state, '', location.pathname + location.search);
    take(rest);
  });
  useEffect(() => {
    read();
    const onChange = () => read();
    const endLinks = samePageLinks.subscribe(onChange);
    window.addEventListener('hashchange', onChange);
    return () => {
      endLinks();
      window.removeEventListener('hashchange', onChange);
    };
  }, []);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
