/// <reference lib="dom" />
import { createHash } from 'node:crypto';
import { pageColors, themeKey } from '@fucina/site';

/**
 * The inline script of all pages. It sets the theme and makes room for favourites and answers before the first paint,
 * and loads the application after it. Events in between are recorded for `web/src/entry/early-input.ts`. All pages of a build share
 * one script and one hash.
 */
export function firstScript(entry: string | undefined): string {
  return `(${applyTheme})('${themeKey}','${pageColors.dark}');(${countFavourites})();(${expectAnswer})();${entry ? `(${keepEarlyInput})();(${askEarly})();(${startAfterPaint})('${entry}');(${loadUntilReady})()` : ''}`;
}

/** The hash of the inline script, for the Content-Security-Policy header. */
export function scriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

// The following functions are inlined as text, so they must not use anything outside themselves.

/** As `web/src/shell/theme.ts` does. */
function applyTheme(key: string, darkPage: string) {
  try {
    const theme = localStorage.getItem(key);
    const isSystem = theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches;
    if (theme !== 'dark' && !isSystem) return;
    document.documentElement.classList.add('dark');
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', darkPage);
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

/** Makes room for what a link asks for (`web/src/tool/tool.css`), and for the list of what is kept. */
function expectAnswer() {
  try {
    const asks = /[?&](player|address)=[^&]/.test(location.search);
    const isKept = location.pathname.endsWith('/things') && localStorage.length > 0;
    if (asks || isKept) document.documentElement.classList.add('asks');
  } catch {}
}

/**
 * Records early events until the application has repeated all of them; what is done while it repeats them waits its turn.
 * A clicked link waits up to 800 ms for the application, which follows it without a page load.
 */
function keepEarlyInput() {
  const kept: unknown[] = [];
  let isTaken = false;
  let isRepeating = false;
  const keepsLink = (event: MouseEvent, link: HTMLAnchorElement) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!isPlain || link.origin !== location.origin || link.hash) return false;
    event.preventDefault();
    setTimeout(() => isTaken || location.assign(link.href), 800);
    return true;
  };
  const keep = (event: Event) => {
    if (isRepeating) return;
    const target = event.target as HTMLInputElement;
    const link = event.type === 'click' && target.closest('a');
    // The browser follows the others itself.
    if (link && !keepsLink(event as MouseEvent, link)) return;
    if (event.type === 'submit') event.preventDefault();
    if (event.type === 'pointerover') removeEventListener('pointerover', keep, true);
    else event.stopPropagation();
    kept.push({ type: event.type, target, value: target.value, checked: target.checked });
  };
  const types = ['click', 'input', 'change', 'submit', 'pointerover'];
  for (const type of types) addEventListener(type, keep, true);
  Object.assign(window, {
    repeatEarlyInput: (repeat: (event: unknown) => void) => {
      isTaken = true;
      const event = kept.shift();
      if (!event) for (const type of types) removeEventListener(type, keep, true);
      isRepeating = true;
      if (event) repeat(event);
      isRepeating = false;
      return !!event;
    },
  });
}

/**
 * A form that says what it asks (`data-asks`: a pattern and two paths) asks at a submit before hydration, where what is
 * typed fits the pattern. The second path ends with the `id` of the first answer. `web/src/api/ask.ts` takes the answers.
 */
function askEarly() {
  const answers = new Map<string, Promise<Response>>();
  const keep = (url: string, answer: Promise<Response>) => {
    answers.set(url, answer);
    // Who takes it sees the failure.
    answer.catch(() => undefined);
  };
  const ask = (event: Event) => {
    const form = event.target as HTMLFormElement;
    const [pattern, first, second] = form.dataset.asks?.split(' ') ?? [];
    const typed = form.querySelector('input')?.value.trim() ?? '';
    const url = first + typed;
    // Until hydration keepEarlyInput prevents what is submitted.
    const isEarly = event.defaultPrevented && !answers.has(url);
    if (!isEarly || !pattern || !new RegExp(pattern).test(typed)) return;
    const askNext = async (response: Response) => {
      const body = await response
        .clone()
        .json()
        .catch(() => undefined);
      if (body?.id) keep(second + body.id, fetch(second + body.id));
      return response;
    };
    keep(url, fetch(url).then(askNext));
  };
  addEventListener('submit', ask, true);
  Object.assign(window, { earlyAnswers: answers });
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
    const links = document.querySelectorAll<HTMLLinkElement>('link[data-after-paint]');
    for (const [index, link] of links.entries()) {
      // A browser with six connections takes one that becomes free for a question before the rest.
      if (index > 4) link.fetchPriority = 'low';
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
  // What the first answer needs, behind what the page needs.
  const preload = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-after-input]')) {
      link.fetchPriority = 'low';
      link.rel = 'modulepreload';
    }
  };
  addEventListener('input', preload, { capture: true, once: true });
  // Where answers take long to come, the requests go out while the style sheet is still on its way. Pages in background
  // tabs are not painted at all.
  setTimeout(start, 500);
}
