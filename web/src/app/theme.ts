/** `web/build/theme-script.ts` reads the same key before the first paint. */
const STORAGE_KEY = 'vite-ui-theme';

export type Theme = 'light' | 'dark' | 'system';

/** The stored choice; light when there is none. */
export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'dark' || stored === 'system' ? stored : 'light';
  } catch {
    // Storage can be switched off; the theme then lasts as long as the page.
    return 'light';
  }
}

/** Whether the page is dark now. */
export function isDark(): boolean {
  return document.documentElement.classList.contains('dark');
}

/** Switches between light and dark and keeps the choice. */
export function toggleTheme(): void {
  const theme: Theme = isDark() ? 'light' : 'dark';
  applyTheme(theme);
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // As above.
  }
}

/** Calls back when the theme changes, whoever changed it; follows the system where that was chosen. */
export function watchTheme(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => applyTheme(storedTheme());
  const followStored = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY) follow();
  };
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  const followSystem = () => {
    if (storedTheme() === 'system') follow();
  };
  system.addEventListener('change', followSystem);
  window.addEventListener('storage', followStored);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', followSystem);
    window.removeEventListener('storage', followStored);
  };
}

function applyTheme(theme: Theme): void {
  const dark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
}
