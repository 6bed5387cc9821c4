import { optionalChoiceField } from '@fucina/tool-state';
import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '../../state/store.ts';
import { createStoredValue } from '../../state/stored-value.ts';
import { lessMotion } from '../media.ts';

/** Animation is on unless the switch is off or the system prefers reduced motion. */
const choice = createStoredValue('animate-previews', optionalChoiceField(['on', 'off'], undefined));

const hasMovingText = createStore(false);
let movingTexts = 0;

/** Whether previews animate, and its setter. Off on the server and during hydration. */
export function useAnimation() {
  const isOn = useSyncExternalStore(subscribeToAnimation, isAnimationOn, () => false);
  const hasAny = useStore(hasMovingText);
  const isStill = useStore(lessMotion);
  return { isOn, canMove: hasAny && !isStill, set: setAnimation };
}

export function setAnimation(on: boolean): void {
  choice.set(on ? 'on' : 'off');
}

/** Not when the system asks for less motion, whatever was chosen. */
export function isAnimationOn(): boolean {
  return choice.get() !== 'off' && !lessMotion.get();
}

/** Counts a text that can move, for the switch, until the returned function is called. */
export function countMovingText(): () => void {
  changeCount(1);
  return () => changeCount(-1);
}

export function subscribeToAnimation(listener: () => void): () => void {
  const ends = [lessMotion.subscribe(listener), choice.subscribe(listener)];
  return () => {
    for (const end of ends) end();
  };
}

function changeCount(by: 1 | -1) {
  movingTexts += by;
  const hasAny = movingTexts > 0;
  if (hasMovingText.get() !== hasAny) hasMovingText.set(hasAny);
}
