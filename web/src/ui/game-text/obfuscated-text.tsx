import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { countMovingText } from './animation-choice.ts';
import type { Piece } from './pieces.ts';
import { scrambleStill } from './scramble.ts';

/** Letters that change. The line around has the real text for screen readers. */
export function ObfuscatedText({ piece: { text, look } }: { readonly piece: Piece }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => (element.current ? startMoving(element.current, text) : undefined), [text]);
  return (
    <span ref={element} className={clsx('game-obfuscated', look.className)} style={look.style}>
      {scrambleStill(text)}
    </span>
  );
}

/** Most pages have no such text, so what moves it is loaded with the first one. Without it the letters stay still. */
function startMoving(element: HTMLElement, text: string): () => void {
  const stopCounting = countMovingText();
  let stop: (() => void) | undefined;
  let isGone = false;
  import('./animation.ts').then(
    ({ animate }) => {
      if (!isGone) stop = animate(element, text);
    },
    () => undefined,
  );
  return () => {
    isGone = true;
    stop?.();
    stopCounting();
  };
}
