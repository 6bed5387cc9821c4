import { clsx } from 'clsx';
import { type CSSProperties, useMemo } from 'react';
import { useCompleteFont, useGameFont } from './game-font.ts';
import { type Letters, splitLetters } from './split-letters.ts';

interface LetterCellsProps {
  readonly text: string;
  readonly isBold: boolean;
}

/** Letters in the order in which they are drawn. */
export function LetterCells({ text, isBold }: LetterCellsProps) {
  const font = useGameFont();
  const isExact = Array.from(text).every((character) =>
    font.isExact(character.codePointAt(0) ?? 0),
  );
  useCompleteFont(!isExact);
  const letters = useMemo(() => splitLetters(text, font, isBold), [text, font, isBold]);
  return letters.map(drawLetters);
}

function drawLetters(letters: Letters, key: number) {
  if (typeof letters === 'string') return letters;
  const { text, advance, isBox } = letters;
  // React takes custom properties, its types do not.
  const style = { '--advance': advance, unicodeBidi: 'bidi-override' } as CSSProperties;
  return (
    <span key={key} className={clsx('game-cell', isBox && 'game-box')} style={style}>
      {!isBox && text}
    </span>
  );
}
