import { clsx } from 'clsx';
import { type CSSProperties, useMemo } from 'react';
import { useCompleteFont, useGameFont } from './game-font.ts';
import { type Letters, splitLetters } from './split-letters.ts';

interface LetterCellsProps {
  readonly text: string;
  readonly isBold: boolean;
}

/** Letters in order; those of Hebrew and Arabic from right to left, as the game turns them. */
export function LetterCells({ text, isBold }: LetterCellsProps) {
  const font = useGameFont();
  const isExact = Array.from(text).every((character) =>
    font.isExact(character.codePointAt(0) ?? 0),
  );
  useCompleteFont(!isExact);
  const parts = useMemo(() => splitLetters(text, font, isBold), [text, font, isBold]);
  return parts.map(({ isRightToLeft, letters }, index) =>
    isRightToLeft ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no identity but its place
      <bdo key={index} dir="rtl">
        {letters.map(drawLetters)}
      </bdo>
    ) : (
      letters.map(drawLetters)
    ),
  );
}

function drawLetters(letters: Letters, key: number) {
  if (typeof letters === 'string') return letters;
  const { text, advance, isBox } = letters;
  // React takes custom properties, its types do not.
  const style = { '--advance': advance } as CSSProperties;
  return (
    <span key={key} className={clsx('game-cell', isBox && 'game-box')} style={style}>
      {!isBox && text}
    </span>
  );
}
