import { clsx } from 'clsx';
import { type CSSProperties, useMemo } from 'react';
import { useCompleteFont, useGameFont } from './game-font.ts';
import { lettersWidth } from './letters-width.ts';
import { type Letters, splitLetters } from './split-letters.ts';

interface LetterCellsProps {
  readonly text: string;
  readonly isBold: boolean;
}

/** What is laid out by itself has an order by itself. */
const AS_DRAWN = { unicodeBidi: 'bidi-override' } as const;

/** Letters in the order in which they are drawn. */
export function LetterCells({ text, isBold }: LetterCellsProps) {
  const font = useGameFont();
  const isExact = Array.from(text).every((character) =>
    font.isExact(character.codePointAt(0) ?? 0),
  );
  useCompleteFont(!isExact);
  const letters = useMemo(() => splitLetters(text, font, isBold), [text, font, isBold]);
  return letters.map((each, key) => drawLetters(each, key, isBold));
}

function drawLetters(letters: Letters, key: number, isBold: boolean) {
  if (typeof letters === 'string') return letters;
  const { text, advance, isBox } = letters;
  // A pixel of space is at the end, and the second drawing of bold letters.
  const room = advance - (isBold ? 2 : 1);
  const squeeze = isBox ? 1 : room / lettersWidth(text);
  // React takes custom properties, its types do not.
  const style = { '--advance': advance, ...AS_DRAWN } as CSSProperties;
  return (
    <span key={key} className={clsx('game-cell', isBox && 'game-box')} style={style}>
      {squeeze > 0 && squeeze < 1 ? (
        <span
          className="game-squeezed"
          style={{ '--squeeze': squeeze, ...AS_DRAWN } as CSSProperties}
        >
          {text}
        </span>
      ) : (
        !isBox && text
      )}
    </span>
  );
}
