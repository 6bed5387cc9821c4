import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { animate } from './animation.ts';
import type { Piece } from './pieces.ts';
import { scrambleStill } from './scramble.ts';

/** Letters that change. The line around has the real text for screen readers. */
export function ObfuscatedText({ piece: { text, look } }: { readonly piece: Piece }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => (element.current ? animate(element.current, text) : undefined), [text]);
  return (
    <span ref={element} className={clsx('game-obfuscated', look.className)} style={look.style}>
      {scrambleStill(text)}
    </span>
  );
}
