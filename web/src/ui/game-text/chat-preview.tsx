import type { Run } from '@fucina/minecraft-text';
import { memo } from 'react';
import { GameSurface } from './game-surface.tsx';
import { LineBlock } from './line-block.tsx';
import { GAME_STYLES } from './look.ts';
import { useNear } from './use-near.ts';
import { wrapRuns } from './wrap-runs.ts';

/** As wide as the game's chat is unless its player changed it. */
const CHAT_WIDTH = 320;
/** How many lines are drawn or left out together. */
const BLOCK_LINES = 24;

interface ChatPreviewProps {
  /** One list of runs per message. */
  readonly messages: readonly (readonly Run[])[];
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

const Message = memo(function Message({ runs }: { readonly runs: readonly Run[] }) {
  const lines = wrapRuns(runs, CHAT_WIDTH, GAME_STYLES.chat);
  const starts = Array.from(
    { length: Math.ceil(lines.length / BLOCK_LINES) },
    (_, block) => block * BLOCK_LINES,
  );
  return starts.map((start) => (
    <Lines key={start} lines={lines.slice(start, start + BLOCK_LINES)} isFirst={start === 0} />
  ));
});

interface LinesProps {
  readonly lines: readonly (readonly Run[])[];
  /** In sight from the start: always drawn, in prerendered pages too. */
  readonly isFirst: boolean;
}

function Lines({ lines, isFirst }: LinesProps) {
  const [ref, isNear] = useNear<HTMLDivElement>(isFirst);
  return <LineBlock ref={ref} lines={lines} base={GAME_STYLES.chat} isNear={isNear} />;
}
