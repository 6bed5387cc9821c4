const STORAGE_KEY = 'scroll-positions';

interface ScrollPositions {
  readonly get: (key: string) => number | undefined;
  readonly set: (key: string, y: number) => void;
  readonly keepAcrossReloads: (currentKey: () => string) => void;
}

/**
 * The scroll position of each history entry. The browser cannot restore it after a client-side navigation, because
 * the page is not rendered yet. After a reload it restores the current entry, and the other positions come from
 * session storage.
 */
export function createScrollPositions(): ScrollPositions {
  const positions = new Map<string, number>(readStored());
  return {
    get: (key) => positions.get(key),
    set: (key, y) => positions.set(key, y),
    keepAcrossReloads(currentKey) {
      const restoreManually = () => {
        history.scrollRestoration = 'manual';
      };
      restoreManually();
      window.addEventListener('pageshow', restoreManually);
      window.addEventListener('pagehide', () => {
        positions.set(currentKey(), window.scrollY);
        store(positions);
        history.scrollRestoration = 'auto';
      });
    },
  };
}

function readStored(): readonly (readonly [string, number])[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return Object.entries(stored ?? {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    );
  } catch {
    return [];
  }
}

function store(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // Storage can be full or disabled: the positions are then lost on reload.
  }
}
