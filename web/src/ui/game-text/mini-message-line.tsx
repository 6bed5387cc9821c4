import { readMiniMessage, type TextRun, toRuns } from '@fucina/minecraft-text';
import { memo } from 'react';
import { GameText } from './game-line.tsx';
import type { GameStyle } from './look.ts';

interface MiniMessageLineProps {
  readonly text: string;
  readonly base?: GameStyle;
}

/** MiniMessage as the game draws it. Memoised: parsed only when the text changes. */
export const MiniMessageLine = memo(function MiniMessageLine({ text, base }: MiniMessageLineProps) {
  return <GameText runs={miniMessageRuns(text)} base={base} />;
});

/** Invalid text is shown verbatim; the field beside it says why. */
export function miniMessageRuns(text: string): readonly TextRun[] {
  const read = readMiniMessage(text);
  return read.ok ? toRuns(read.value) : [{ text }];
}
