import { optionalChoiceField } from '@fucina/tool-state';
import { useSyncExternalStore } from 'react';
import { createStoredValue } from '../../state/stored-value.ts';
import { scramble, scrambleStill } from './scramble.ts';

/** At most eight changes per second, to avoid triggering seizures. */
const CHANGE_MS = 125;
const STILL = '(prefers-reduced-motion: reduce)';

/** Animation is on unless the switch is off or the system prefers reduced motion. */
const choice = createStoredValue('animate-previews', optionalChoiceField(['on', 'off'], undefined));

const texts = new Map<HTMLElement, string>();
const seen = new Set<HTMLElement>();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let observer: IntersectionObserver | undefined;

/** Whether previews animate, and its setter. Off on the server and during hydration. */
export function useAnimation() {
  const isOn = useSyncExternalStore(subscribe, isAnimationOn, () => false);
  const canMove = useSyncExternalStore(subscribe, isAnythingMoving, () => false);
  return { isOn, canMove, set: setAnimation };
}

export function setAnimation(on: boolean): void {
  choice.set(on ? 'on' : 'off');
}

/** Animates the letters of an element while it is visible and animation is on. Returns a function that stops it. */
export function animate(element: HTMLElement, text: string): () => void {
  if (texts.size === 0) start();
  texts.set(element, text);
  if (texts.size === 1) notify();
  observer?.observe(element);
  return () => {
    texts.delete(element);
    seen.delete(element);
    observer?.unobserve(element);
    showPlain(element, text);
    if (texts.size > 0) return;
    stop();
    notify();
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
    updateTimer();
  });
  document.addEventListener('visibilitychange', updateTimer);
  const unsubscribe = subscribe(updateTimer);
  stopListening = () => {
    document.removeEventListener('visibilitychange', updateTimer);
    unsubscribe();
  };
}

function stop() {
  stopListening?.();
  observer?.disconnect();
  observer = undefined;
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
  for (const element of seen) show(element, scramble(texts.get(element) ?? ''), true);
}

function showPlain(element: HTMLElement, text: string) {
  show(element, scrambleStill(text), false);
}

/** Changes the existing text node, which React keeps a reference to. */
function show(element: HTMLElement, text: string, isMoving: boolean) {
  if (element.firstChild instanceof Text) element.firstChild.data = text;
  element.toggleAttribute('data-moving', isMoving);
}

/** Not when the system asks for less motion, whatever was chosen. */
export function isAnimationOn(): boolean {
  return choice.get() !== 'off' && !isLessMotionAskedFor();
}

function isAnythingMoving(): boolean {
  return texts.size > 0 && !isLessMotionAskedFor();
}

function isLessMotionAskedFor(): boolean {
  return matchMedia(STILL).matches;
}

/** Tells subscribers that the first text was added or the last one removed. */
function notify() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(STILL);
  media.addEventListener('change', listener);
  const unsubscribe = choice.subscribe(listener);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    media.removeEventListener('change', listener);
    unsubscribe();
  };
}
