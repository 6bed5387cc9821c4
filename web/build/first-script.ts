/// <reference lib="dom" />
import { createHash } from 'node:crypto';

/**
 * The inline script of all pages. It sets the theme and makes room for favourites before the first paint, and loads the
 * application after it. Events in between are recorded for `web/src/entry/early-input.ts`. All pages of a build share
 * one script and one hash.
 */
export function firstScript(entry: string | undefined): string {
  return `(${applyTheme})();(${countFavourites})();${entry ? `(${keepEarlyInput})();(${startAfterPaint})('${entry}');(${loadUntilReady})()` : ''}`;
}

/** The hash of the inline script, for the Content-Security-Policy header. */
export function scriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

// The following functions are inlined as text, so they must not use anything outside themselves.

/** `web/src/shell/theme.ts` uses the same key and values. */
function applyTheme() {
  try {
    const theme = localStorage.getItem('vite-ui-theme');
    const isSystem = theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches;
    if (theme !== 'dark' && !isSystem) return;
    document.documentElement.classList.add('dark');
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', '#131110');
  } catch {}
}

/** Makes room for the favourites on the home page (`web/src/pages/home/home.css`). */
function countFavourites() {
  try {
    const ids = localStorage.getItem('fucina.1.favourites');
    if (!ids) return;
    document.documentElement.style.setProperty('--favourites', `${ids.split(',').length}`);
  } catch {}
}

/** Records early events. A clicked link waits up to 800 ms for the application, which follows it without a page load. */
function keepEarlyInput() {
  const kept: unknown[] = [];
  let isTaken = false;
  const keepLink = (event: MouseEvent, link: HTMLAnchorElement | null) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || link.origin !== location.origin || link.hash) return;
    event.preventDefault();
    setTimeout(() => isTaken || location.assign(link.href), 800);
  };
  const keep = (event: Event) => {
    const target = event.target as HTMLInputElement;
    if (event.type === 'click') keepLink(event as MouseEvent, target.closest('a'));
    if (event.type === 'submit') event.preventDefault();
    if (event.type === 'pointerover') removeEventListener('pointerover', keep, true);
    kept.push({ type: event.type, target, value: target.value, checked: target.checked });
  };
  const types = ['click', 'input', 'change', 'submit', 'pointerover'];
  for (const type of types) addEventListener(type, keep, true);
  Object.assign(window, {
    takeEarlyInput: () => {
      isTaken = true;
      for (const type of types) removeEventListener(type, keep, true);
      return kept.splice(0);
    },
  });
}

/**
 * Delays the document's load event until the application is ready, so that the browser shows that the page is still
 * loading. An open frame does this; it is removed after five seconds at the latest.
 */
function loadUntilReady() {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.head.append(frame);
  frame.contentDocument?.open();
  const ready = () => {
    frame.contentDocument?.close();
    frame.remove();
  };
  setTimeout(ready, 5000);
  Object.assign(window, { pageIsReady: ready });
}

function startAfterPaint(entry: string) {
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-after-paint]')) {
      link.rel = link.dataset.afterPaint ?? '';
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.src = entry;
    document.head.append(script);
  };
  try {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  } catch {
    start();
  }
  // Where answers take long to come, the requests go out while the style sheet is still on its way. Pages in background
  // tabs are not painted at all.
  setTimeout(start, 500);
}
