/** `web/build/first-script.ts` reads the same key and does the same before the first paint. */
const STORAGE_KEY = 'vite-ui-theme';

const PAGE_COLORS = { light: '#faf9f7', dark: '#131110' } as const;

export type Theme = 'light' | 'dark' | 'system';

/** The stored choice; light when there is none. */
function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'dark' || stored === 'system' ? stored : 'light';
  } catch {
    // Storage can be switched off; the theme then lasts as long as the page.
    return 'light';
  }
}

/** Switches between light and dark and keeps the choice. */
export function toggleTheme(): void {
  const theme: Theme = document.documentElement.classList.contains('dark') ? 'light' : 'dark';
  applyTheme(theme);
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // As above.
  }
}

/** Follows the system where that was chosen, and a choice made in another tab. */
export function followTheme(): () => void {
  const system = systemIsDark();
  const follow = () => applyTheme(storedTheme());
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) follow();
  };
  const onSystem = () => {
    if (storedTheme() === 'system') follow();
  };
  follow();
  system.addEventListener('change', onSystem);
  window.addEventListener('storage', onStorage);
  return () => {
    system.removeEventListener('change', onSystem);
    window.removeEventListener('storage', onStorage);
  };
}

function applyTheme(theme: Theme): void {
  const isDark = theme === 'dark' || (theme === 'system' && systemIsDark().matches);
  document.documentElement.classList.toggle('dark', isDark);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', PAGE_COLORS[isDark ? 'dark' : 'light']);
}

function systemIsDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}
