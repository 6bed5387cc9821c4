import { type Run, readMiniMessage, toRuns } from '@fucina/minecraft-text';
import { memo } from 'react';
import { GameText } from './game-line.tsx';
import type { GameStyle } from './look.ts';

interface MiniMessageLineProps {
  readonly text: string;
  readonly base?: GameStyle;
}

/** MiniMessage as the game draws it. Read again only when the text changes, so long lists stay quick to edit. */
export const MiniMessageLine = memo(function MiniMessageLine({ text, base }: MiniMessageLineProps) {
  return <GameText runs={miniMessageRuns(text)} base={base} />;
});

/** What cannot be read is shown as it was written; the field beside it says why. */
export function miniMessageRuns(text: string): readonly Run[] {
  const read = readMiniMessage(text);
  return read.ok ? toRuns(read.value) : [{ text }];
}
