import { useSyncExternalStore } from 'react';
import { optionalChoiceField } from '../../state/field.ts';
import { createStoredValue } from '../../state/stored-value.ts';
import { scramble, scrambleStill } from './scramble.ts';

/** At most eight changes a second keep clear of what can trigger seizures. */
const CHANGE_MS = 125;
const STILL = '(prefers-reduced-motion: reduce)';

/** Undecided until the person uses the switch: then motion is on unless their system asks for less of it. */
const choice = createStoredValue('animate-previews', optionalChoiceField(['on', 'off'], undefined));

const texts = new Map<HTMLElement, string>();
const seen = new Set<HTMLElement>();
let timer: ReturnType<typeof setInterval> | undefined;
let observer: IntersectionObserver | undefined;

/** Whether previews animate, and the switch for it. On the server and while hydrating they rest. */
export function useAnimation() {
  const isOn = useSyncExternalStore(subscribe, isWanted, () => false);
  return { isOn, set: (on: boolean) => choice.set(on ? 'on' : 'off') };
}

/** Keeps the letters of an element changing while it is in sight and motion is wanted. Answers with the end of it. */
export function animate(element: HTMLElement, text: string): () => void {
  if (texts.size === 0) start();
  texts.set(element, text);
  observer?.observe(element);
  return () => {
    texts.delete(element);
    seen.delete(element);
    observer?.unobserve(element);
    rest(element, text);
    if (texts.size === 0) stop();
  };
}

let stopListening: (() => void) | undefined;

function start() {
  observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLElement)) continue;
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
    wind();
  });
  document.addEventListener('visibilitychange', wind);
  const unsubscribe = subscribe(wind);
  stopListening = () => {
    document.removeEventListener('visibilitychange', wind);
    unsubscribe();
  };
}

function stop() {
  stopListening?.();
  observer?.disconnect();
  observer = undefined;
  wind();
}

/** One timer for all, and none when nothing could be seen to change. */
function wind() {
  const isNeeded = seen.size > 0 && isWanted() && document.visibilityState === 'visible';
  if (isNeeded) timer ??= setInterval(change, CHANGE_MS);
  if (isNeeded || timer === undefined) return;
  clearInterval(timer);
  timer = undefined;
  for (const [element, text] of texts) rest(element, text);
}

function change() {
  for (const element of seen) show(element, scramble(texts.get(element) ?? ''), true);
}

function rest(element: HTMLElement, text: string) {
  show(element, scrambleStill(text), false);
}

/** The text node stays the one that React knows. */
function show(element: HTMLElement, text: string, isMoving: boolean) {
  if (element.firstChild instanceof Text) element.firstChild.data = text;
  element.toggleAttribute('data-moving', isMoving);
}

function isWanted(): boolean {
  const wanted = choice.get();
  return wanted === undefined ? !matchMedia(STILL).matches : wanted === 'on';
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(STILL);
  media.addEventListener('change', listener);
  const unsubscribe = choice.subscribe(listener);
  return () => {
    media.removeEventListener('change', listener);
    unsubscribe();
  };
}
