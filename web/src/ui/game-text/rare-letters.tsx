import { createLazyModule, useNeeded } from '../lazy-module.ts';
import type { Piece } from './pieces.ts';

/** Beyond these it has to be looked up whether our font has a letter. */
const BEYOND_LATIN = /[^ -\u017f]/;

export const drawings = createLazyModule(() => import('./rare-drawings.ts'));

export function isRare({ text, object }: Piece): boolean {
  return object !== undefined || BEYOND_LATIN.test(text);
}

/** What most texts do not have, so it is loaded with the first one: pictures, and letters that our font may lack. */
export function RareLetters({ piece: { text, look, object } }: { readonly piece: Piece }) {
  // Without it the letters are as wide as their font has them.
  const module = useNeeded(drawings);
  if (object) return module && <module.ObjectPicture kind={object} name={text} look={look} />;
  return (
    <span className={look.className} style={look.style}>
      {module ? <module.LetterCells text={text} isBold={look.isBold} /> : text}
    </span>
  );
}
