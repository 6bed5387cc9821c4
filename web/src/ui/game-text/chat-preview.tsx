import type { Run } from '@fucina/minecraft-text';
import { memo } from 'react';
import { GameSurface } from './game-surface.tsx';
import { BLOCK_LINES, LineBlock } from './line-block.tsx';
import { GAME_STYLES } from './look.ts';
import { wrapRuns } from './wrap-runs.ts';

/** As wide as the game's chat is unless its player changed it. */
const CHAT_WIDTH = 320;

interface ChatPreviewProps {
  /** One list of runs per message. */
  readonly messages: readonly (readonly Run[])[];
}

export function ChatPreview({ messages }: ChatPreviewProps) {
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
}

const Message = memo(function Message({ runs }: { readonly runs: readonly Run[] }) {
  const lines = wrapRuns(runs, CHAT_WIDTH, GAME_STYLES.chat);
  const starts = Array.from(
    { length: Math.ceil(lines.length / BLOCK_LINES) },
    (_, block) => block * BLOCK_LINES,
  );
  return starts.map((start) => (
    <LineBlock
      key={start}
      lines={lines.slice(start, start + BLOCK_LINES)}
      base={GAME_STYLES.chat}
      isFirst={start === 0}
    />
  ));
});
