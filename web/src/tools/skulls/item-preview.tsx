import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { useField } from '../../tool/tool.tsx';
import { Card } from '../../ui/card.tsx';
import { GameSurface } from '../../ui/game-text/game-surface.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { HeadTooltipProps } from './head-tooltip.tsx';
import { skullsState } from './state.ts';

/** The item's tooltip; none while nothing is customised. */
export function ItemPreview({ hasOwner }: Pick<HeadTooltipProps, 'hasOwner'>) {
  const { t } = useWords();
  const [name] = useField(skullsState, 'name');
  const [lore] = useField(skullsState, 'lore');
  const lines = useMemo(() => lore.filter((line) => line.trim() !== ''), [lore]);
  const isNamed = name.trim() !== '';
  if (!isNamed && lines.length === 0) return null;
  const title = isNamed ? name : t('skulls.default_name');
  return (
    <Card title={t('skulls.item_preview')} region>
      <LoadedTooltip title={title} lines={lines} hasOwner={hasOwner} />
    </Card>
  );
}

type Part = { readonly HeadTooltip: ComponentType<HeadTooltipProps> };

/** What draws the game's text is loaded with the first name or lore. */
function LoadedTooltip(props: HeadTooltipProps) {
  const { t } = useWords();
  const [part, setPart] = useState<Part | 'failed'>();

  useEffect(() => {
    import('./head-tooltip.tsx').then(setPart, () => setPart('failed'));
  }, []);

  // Browsers remember that a script could not be loaded, until the page is reloaded.
  if (part === 'failed') return <p role="status">{t('shell.not_loaded')}</p>;
  if (part) return <part.HeadTooltip {...props} />;
  // As high as the tooltip: its name, its lines and two details.
  const height = `calc((${props.lines.length + 3} * var(--line) + 8) * var(--gui))`;
  return (
    <GameSurface>
      <div style={{ height }} />
    </GameSurface>
  );
}
