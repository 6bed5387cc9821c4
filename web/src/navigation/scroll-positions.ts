const STORAGE_KEY = 'scroll-positions';

interface ScrollPositions {
  readonly get: (key: string) => number | undefined;
  readonly set: (key: string, y: number) => void;
  readonly rememberUntilReload: (currentKey: () => string) => void;
}

/**
 * How far each history entry was scrolled. Pages are loaded after the browser has changed the entry, so it
 * cannot scroll by itself; across documents it does, and the positions of other entries are kept in storage.
 */
export function createScrollPositions(): ScrollPositions {
  const positions = new Map<string, number>(readStored());
  return {
    get: (key) => positions.get(key),
    set: (key, y) => positions.set(key, y),
    rememberUntilReload(currentKey) {
      const takeOver = () => {
        history.scrollRestoration = 'manual';
      };
      takeOver();
      window.addEventListener('pageshow', takeOver);
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
    // Storage can be full or switched off; going back then starts at the top.
  }
}
