import { toRuns } from '@fucina/minecraft-text';
import type { LaidOutMessage } from '@fucina/server-message';
import { GameText } from '../../ui/game-text/game-line.tsx';
import { GameSurface } from '../../ui/game-text/game-surface.tsx';
import { GAME_STYLES } from '../../ui/game-text/look.ts';
import { TooltipFrame } from '../../ui/game-text/tooltip-frame.tsx';
import { useWords } from '../../words/use-words.tsx';

/** What a player sees who points at the number of players. */
export function HoverTooltip({ lines }: { readonly lines: LaidOutMessage['hover'] }) {
  const { t } = useWords();
  if (lines.length === 0) return <p className="text-sm text-muted">{t('motd.preview.no_hover')}</p>;
  return (
    <GameSurface>
      <TooltipFrame>
        {lines.map(({ content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
          <GameText key={index} runs={toRuns(content)} base={GAME_STYLES.chat} />
        ))}
      </TooltipFrame>
    </GameSurface>
  );
}
