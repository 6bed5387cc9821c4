import type { Run } from '@fucina/minecraft-text';
import { GameText } from './game-line.tsx';
import { GameSurface } from './game-surface.tsx';
import { GAME_STYLES } from './look.ts';

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
          <GameText key={index} runs={runs} base={GAME_STYLES.chat} />
        ))}
      </div>
    </GameSurface>
  );
}
