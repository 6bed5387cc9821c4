import { mediaQuery } from '../ui/media.ts';

/** `web/build/first-script.ts` applies the theme stored under this key before the first paint. */
export const THEME_KEY = 'vite-ui-theme';

const darkSystem = mediaQuery('(prefers-color-scheme: dark)');

const PAGE_COLORS = { light: '#f6f3ee', dark: '#131110' } as const;

export type Theme = 'light' | 'dark' | 'system';

/** Light unless another theme is stored. */
function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return stored === 'dark' || stored === 'system' ? stored : 'light';
  } catch {
    // Storage can be disabled: the choice is then lost on reload.
    return 'light';
  }
}

/** Switches between light and dark and stores the choice. */
export function toggleTheme(): void {
  const theme: Theme = document.documentElement.classList.contains('dark') ? 'light' : 'dark';
  applyTheme(theme);
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage can be disabled or full.
  }
}

/** Applies the stored theme, and follows changes in other tabs and, if chosen, of the operating system. */
export function followTheme(): () => void {
  const follow = () => applyTheme(storedTheme());
  const onStorage = ({ key }: StorageEvent) => {
    if (key === THEME_KEY || key === null) follow();
  };
  follow();
  const unwatch = darkSystem.subscribe(() => storedTheme() === 'system' && follow());
  window.addEventListener('storage', onStorage);
  return () => {
    unwatch();
    window.removeEventListener('storage', onStorage);
  };
}

function applyTheme(theme: Theme): void {
  const isDark = theme === 'dark' || (theme === 'system' && darkSystem.get());
  document.documentElement.classList.toggle('dark', isDark);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', PAGE_COLORS[isDark ? 'dark' : 'light']);
}
