import { createInView } from '../in-view.ts';
import { isAnimationOn, subscribeToAnimation } from './animation-choice.ts';
import { scramble, scrambleStill } from './scramble.ts';

/** At most eight changes per second, to avoid triggering seizures. */
const CHANGE_MS = 125;

const texts = new Map<HTMLElement, string>();
let timer: ReturnType<typeof setInterval> | undefined;
let seen: ReadonlySet<Element> = new Set();
let watch: ((element: Element) => () => void) | undefined;

/** Animates the letters of an element while it is visible and animation is on. Returns a function that stops it. */
export function animate(element: HTMLElement, text: string): () => void {
  if (texts.size === 0) start();
  texts.set(element, text);
  const unwatch = watch?.(element);
  return () => {
    texts.delete(element);
    unwatch?.();
    showPlain(element, text);
    if (texts.size === 0) stop();
  };
}

let stopListening: (() => void) | undefined;

function start() {
  watch = createInView((now) => {
    seen = now;
    updateTimer();
  });
  document.addEventListener('visibilitychange', updateTimer);
  const unsubscribe = subscribeToAnimation(updateTimer);
  stopListening = () => {
    document.removeEventListener('visibilitychange', updateTimer);
    unsubscribe();
  };
}

function stop() {
  stopListening?.();
  watch = undefined;
  updateTimer();
}

/** One timer for all elements, stopped while none is visible. */
function updateTimer() {
  const isNeeded = seen.size > 0 && isAnimationOn() && document.visibilityState === 'visible';
  if (isNeeded) timer ??= setInterval(change, CHANGE_MS);
  if (isNeeded || timer === undefined) return;
  clearInterval(timer);
  timer = undefined;
  for (const [element, text] of texts) showPlain(element, text);
}

function change() {
  for (const [element, text] of texts) {
    if (seen.has(element)) show(element, scramble(text), true);
  }
}

function showPlain(element: HTMLElement, text: string) {
  show(element, scrambleStill(text), false);
}

/** Changes the existing text node, which React keeps a reference to. */
function show(element: HTMLElement, text: string, isMoving: boolean) {
  if (element.firstChild instanceof Text) element.firstChild.data = text;
  element.toggleAttribute('data-moving', isMoving);
}
