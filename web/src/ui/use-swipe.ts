import { type RefObject, useEffect, useEffectEvent } from 'react';

const THRESHOLD_PX = 20;

/** Lets an element be swiped away to the right; it follows the pointer meanwhile. */
export function useSwipe(target: RefObject<HTMLElement | null>, onSwiped: () => void): void {
  const swiped = useEffectEvent(onSwiped);

  useEffect(() => {
    const element = target.current;
    if (element === null) return;
    let startX: number | undefined;

    const start = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      startX = event.clientX;
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (startX === undefined) return;
      element.style.translate = `${Math.max(0, event.clientX - startX)}px`;
    };
    const end = (event: PointerEvent) => {
      if (startX === undefined) return;
      const isSwiped = event.type === 'pointerup' && event.clientX - startX >= THRESHOLD_PX;
      startX = undefined;
      if (isSwiped) swiped();
      else element.style.translate = '';
    };

    element.addEventListener('pointerdown', start);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
    return () => {
      element.removeEventListener('pointerdown', start);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
    };
  }, [target]);
}
