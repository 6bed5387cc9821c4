import { browserStorage } from './storage.ts';
import type { ToolWorld } from './tool-store.ts';

/** The tool store's world in a browser. */
export function browserWorld(): ToolWorld {
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
    listen({ moved, leaving }) {
      window.addEventListener('popstate', moved);
      window.addEventListener('pagehide', leaving);
      return () => {
        window.removeEventListener('popstate', moved);
        window.removeEventListener('pagehide', leaving);
      };
    },
  };
}
