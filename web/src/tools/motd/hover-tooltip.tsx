import type { LaidOutMessage } from '@fucina/server-message';
import { useMemo } from 'react';
import { TextPreview } from '../../ui/game-text/text-preview.tsx';
import { useWords } from '../../words/use-words.tsx';
import { joinRuns } from './message-runs.ts';

/** What a player sees who points at the number of players. */
export function HoverTooltip({ lines }: { readonly lines: LaidOutMessage['hover'] }) {
  const { t } = useWords();
  const runs = useMemo(() => joinRuns(lines.map(({ content }) => content)), [lines]);
  if (lines.length === 0) return <p className="text-sm text-muted">{t('motd.preview.no_hover')}</p>;
  return <TextPreview runs={runs} isFramed />;
}
