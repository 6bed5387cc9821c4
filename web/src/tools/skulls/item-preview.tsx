import { useMemo } from 'react';
import { useField, useToolStore } from '../../tool/tool.tsx';
import { GameSurface } from '../../ui/game-text/game-surface.tsx';
import { guiPixels } from '../../ui/game-text/gui-pixels.ts';
import { useNeeded } from '../../ui/lazy-module.ts';
import { useWords } from '../../words/use-words.tsx';
import type { HeadNotesProps, HeadTooltipProps } from './head-tooltip.tsx';
import { skullsState } from './state.ts';
import { tooltip } from './texts.ts';

/** The item's tooltip; none while nothing is customised. */
export function ItemPreview({ hasOwner }: Pick<HeadTooltipProps, 'hasOwner'>) {
  const { t } = useWords();
  const [name] = useField(skullsState, 'name');
  const [lore] = useField(skullsState, 'lore');
  const lines = useMemo(() => lore.filter((line) => line.trim() !== ''), [lore]);
  const texts = useMemo(() => [name, ...lore], [name, lore]);
  const { set } = useToolStore(skullsState);
  const fix = (index: number, text: string) =>
    set(index === 0 ? { name: text } : { lore: lore.with(index - 1, text) });
  const isNamed = name.trim() !== '';
  if (!isNamed && lines.length === 0) return null;
  const title = isNamed ? name : t('skulls.default_name');
  return (
    <section aria-label={t('skulls.item_preview')} className="contents">
      <LoadedTooltip title={title} lines={lines} hasOwner={hasOwner} texts={texts} onFix={fix} />
    </section>
  );
}

/** What draws the game's text is loaded with the first name or lore. */
function LoadedTooltip({ texts, onFix, ...props }: HeadTooltipProps & HeadNotesProps) {
  const { t } = useWords();
  const part = useNeeded(tooltip);
  const hasFailed = tooltip.useHasFailed();
  if (part) {
    return (
      <>
        <part.HeadTooltip {...props} />
        <div className="stage-foot">
          <part.AnimateSwitch />
          <part.HeadNotes texts={texts} onFix={onFix} />
        </div>
      </>
    );
  }
  // Browsers remember that a script could not be loaded, until the page is reloaded.
  if (hasFailed) {
    return (
      <p role="status" className="stage-foot">
        {t('shell.not_loaded')}
      </p>
    );
  }
  const { width, height } = estimateSize(props);
  return (
    <GameSurface width={width} height={height}>
      <div style={{ height: guiPixels(height) }} />
    </GameSurface>
  );
}

/** Those of the item's id. */
const MIN_LETTERS = 20;
const LETTER_WIDTH = 6;
const LINE_HEIGHT = 10;

/** Of the tooltip, in GUI pixels: its name, its lines and two details. */
function estimateSize({ title, lines }: HeadTooltipProps) {
  const letters = [title, ...lines].map((line) => line.replace(/<[^>]*>/g, '').length);
  return {
    width: (Math.max(...letters, MIN_LETTERS) + 1) * LETTER_WIDTH,
    height: (lines.length + 3) * LINE_HEIGHT + 8,
  };
}
