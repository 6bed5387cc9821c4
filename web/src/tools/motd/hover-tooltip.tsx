import type { TextRun } from '@fucina/minecraft-text';
import type { LaidOutMessage } from '@fucina/server-message';
import { useMemo } from 'react';
import { TextPreview } from '../../ui/game-text/text-preview.tsx';
import { useWords } from '../../words/use-words.tsx';
import { lazyEngine } from './lazy.ts';
import { joinRuns, LINE_BREAK } from './message-runs.ts';

interface HoverTooltipProps {
  readonly lines: LaidOutMessage['hover'];
  /** Players; of those that have no line the game tells the number. */
  readonly online: number;
}

/** What a player sees who points at the number of players. */
export function HoverTooltip({ lines, online }: HoverTooltipProps) {
  const { t } = useWords();
  const engine = lazyEngine.useLoaded();
  const runs = useMemo<readonly TextRun[] | undefined>(() => {
    const shown = engine && joinRuns(lines.map(({ content }) => engine.sentString(content)));
    const number = online - lines.length;
    if (shown === undefined || number <= 0) return shown;
    return [
      ...shown,
      LINE_BREAK,
      { text: t('motd.preview.and_more', { number }), color: '#555555' },
    ];
  }, [engine, lines, online, t]);
  if (lines.length === 0) return <p className="text-sm text-muted">{t('motd.preview.no_hover')}</p>;
  return runs && <TextPreview runs={runs} isFramed />;
}
