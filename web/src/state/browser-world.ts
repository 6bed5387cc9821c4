import { samePageLinks } from './same-page-links.ts';
import { browserStorage } from './storage.ts';
import type { ToolWorld } from './tool-store.ts';

/** The browser APIs that the tool store needs. */
export function browserWorld(): Omit<ToolWorld, 'refuse'> {
  return {
    storage: browserStorage(),
    address: () => location.href,
    // The state beside the address belongs to the router and stays.
    replaceAddress: (address) => history.replaceState(history.state, '', address),
    now: Date.now,
    later(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    listen({ onNavigate, onLeave }) {
      window.addEventListener('popstate', onNavigate);
      const endLinks = samePageLinks.subscribe(onNavigate);
      window.addEventListener('pagehide', onLeave);
      return () => {
        window.removeEventListener('popstate', onNavigate);
        endLinks();
        window.removeEventListener('pagehide', onLeave);
      };
    },
  };
}
