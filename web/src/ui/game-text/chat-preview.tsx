import { chatLines, hasExactWidth, type TextRun } from '@fucina/minecraft-text';
import { memo } from 'react';
import { useBlocks } from '../use-blocks.ts';
import { useCompleteFont, useGameFont } from './game-font.ts';
import { GameSurface } from './game-surface.tsx';
import { LineBlock } from './line-block.tsx';
import { GAME_STYLES } from './look.ts';

interface ChatPreviewProps {
  /** One list of runs per message. */
  readonly messages: readonly (readonly TextRun[])[];
}

export const ChatPreview = memo(function ChatPreview({ messages }: ChatPreviewProps) {
  return (
    <GameSurface>
      <div className="game-chat">
        {messages.map((runs, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message has no identity but its place
          <Message key={index} runs={runs} />
        ))}
      </div>
    </GameSurface>
  );
});

const Message = memo(function Message({ runs }: { readonly runs: readonly TextRun[] }) {
  const font = useGameFont();
  useCompleteFont(!hasExactWidth(runs, font));
  const blocks = useBlocks(chatLines(runs, { font }).map((line) => line.runs));
  return blocks.map((lines, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its place
    <LineBlock key={place} lines={lines} base={GAME_STYLES.chat} place={place} />
  ));
});
