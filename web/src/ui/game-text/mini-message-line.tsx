import { readMiniMessage, toRuns } from '@fucina/minecraft-text';
import { memo } from 'react';
import { GameText } from './game-line.tsx';
import type { GameStyle } from './look.ts';

interface MiniMessageLineProps {
  readonly text: string;
  readonly base?: GameStyle;
}

/** MiniMessage as the game draws it. Read again only when the text changes, so long lists stay quick to edit. */
export const MiniMessageLine = memo(function MiniMessageLine({ text, base }: MiniMessageLineProps) {
  const read = readMiniMessage(text);
  // What cannot be read is shown as it was written; the field beside it says why.
  return <GameText runs={read.ok ? toRuns(read.value) : [{ text }]} base={base} />;
});
