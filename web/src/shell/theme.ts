import { pageColors, type ThemeChoice, themeKey } from '@fucina/site';
import { mediaQuery } from '../ui/media.ts';

const darkSystem = mediaQuery('(prefers-color-scheme: dark)');

/** One of `themeChoices`; what is none of them is light. `web/build/first-script.ts` applies it before the first paint. */
function storedTheme(): string | null {
  try {
    return localStorage.getItem(themeKey);
  } catch {
    // Storage can be disabled: the choice is then lost on reload.
    return null;
  }
}

/** Switches between light and dark and stores the choice. */
export function toggleTheme(): void {
  const theme: ThemeChoice = document.documentElement.classList.contains('dark') ? 'light' : 'dark';
  applyTheme(theme);
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Storage can be disabled or full.
  }
}

/** Applies the stored theme, and follows changes in other tabs and, if chosen, of the operating system. */
export function followTheme(): () => void {
  const follow = () => applyTheme(storedTheme());
  const onStorage = ({ key }: StorageEvent) => {
    if (key === themeKey || key === null) follow();
  };
  follow();
  const unwatch = darkSystem.subscribe(follow);
  window.addEventListener('storage', onStorage);
  return () => {
    unwatch();
    window.removeEventListener('storage', onStorage);
  };
}

function applyTheme(theme: string | null): void {
  const isDark = theme === 'dark' || (theme === 'system' && darkSystem.get());
  document.documentElement.classList.toggle('dark', isDark);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', pageColors[isDark ? 'dark' : 'light']);
}
