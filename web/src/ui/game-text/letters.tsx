import { useEffect } from 'react';
import { createLazyModule } from '../lazy-module.ts';

interface LettersProps {
  readonly text: string;
  readonly isBold: boolean;
}

/** Beyond these it has to be looked up whether our font has a letter. */
const BEYOND_LATIN = /[^ -\u017f]/;

const cells = createLazyModule(() => import('./letter-cells.tsx'));

/** The letters of one piece; each that our font lacks is as wide as in the game. */
export function Letters(props: LettersProps) {
  return BEYOND_LATIN.test(props.text) ? <AnyLetters {...props} /> : props.text;
}

function AnyLetters(props: LettersProps) {
  const module = cells.useLoaded();
  useEffect(() => {
    // Without it the letters are as wide as their font has them; the next text tries again.
    cells.load().catch(() => undefined);
  }, []);
  return module ? <module.LetterCells {...props} /> : props.text;
}
