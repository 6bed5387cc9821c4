import { chatLines, hasExactWidth, type TextRun } from '@fucina/minecraft-text';
import { memo, useMemo } from 'react';
import { useBlocks } from '../use-blocks.ts';
import { useCompleteFont, useGameFont } from './game-font.ts';
import { GameSurface } from './game-surface.tsx';
import { LineBlock } from './line-block.tsx';
import { GAME_STYLES } from './look.ts';

interface ChatPreviewProps {
  /** One list of runs per message. Must be referentially stable to avoid re-rendering. */
  readonly messages: readonly (readonly TextRun[])[];
  /** Of a line, in GUI pixels, where it is not the usual one. */
  readonly width?: number;
  /** In front of sky and hills, as during the game. */
  readonly isOverWorld?: boolean;
}

const LINE_HEIGHT = 9;
/** Padding on both sides, in GUI pixels. */
const EDGES = { x: 4, y: 2 };

export const ChatPreview = memo(function ChatPreview({
  messages,
  width,
  isOverWorld = false,
}: ChatPreviewProps) {
  const font = useGameFont();
  useCompleteFont(!messages.every((runs) => hasExactWidth(runs, font)));
  const lines = useMemo(
    () => messages.flatMap((runs) => chatLines(runs, { font, ...(width && { width }) })),
    [messages, width, font],
  );
  const blocks = useBlocks(useMemo(() => lines.map(({ runs }) => runs), [lines]));
  return (
    <GameSurface
      width={Math.max(0, ...lines.map(({ width }) => width)) + EDGES.x}
      height={lines.length * LINE_HEIGHT + EDGES.y}
      className={isOverWorld ? 'place-world' : undefined}
    >
      <div className="game-chat">
        {blocks.map((block, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its place
          <LineBlock key={place} lines={block} base={GAME_STYLES.chat} place={place} />
        ))}
      </div>
    </GameSurface>
  );
});
