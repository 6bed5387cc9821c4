import { memo } from 'react';
import { useBlocks } from '../use-blocks.ts';
import { GameText } from './game-line.tsx';
import { GameSurface } from './game-surface.tsx';
import { LineBlock } from './line-block.tsx';
import { GAME_STYLES, type GameStyle } from './look.ts';
import { MiniMessageLine } from './mini-message-line.tsx';
import { useReadLines } from './read-lines.ts';
import { TooltipFrame } from './tooltip-frame.tsx';

interface TooltipPreviewProps {
  /** MiniMessage, like the lines. */
  readonly title: string;
  readonly lines: readonly string[];
  /** Grey lines that the game adds: the item's id and the like. */
  readonly details?: readonly string[];
  readonly titleStyle?: GameStyle;
  readonly lineStyle?: GameStyle;
}

const NONE: readonly string[] = [];

/** An item's tooltip with its name, its lore and what the game adds. */
export function TooltipPreview({
  title,
  lines,
  details = NONE,
  titleStyle = GAME_STYLES.itemName,
  lineStyle = GAME_STYLES.lore,
}: TooltipPreviewProps) {
  const blocks = useBlocks(lines);
  return (
    <GameSurface>
      <TooltipFrame>
        <div className="game-tooltip-name">
          <MiniMessageLine text={title} base={titleStyle} />
        </div>
        {blocks.map((block, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its place
          <Lines key={place} texts={block} base={lineStyle} place={place} />
        ))}
        <Details details={details} />
      </TooltipFrame>
    </GameSurface>
  );
}

interface LinesProps {
  readonly texts: readonly string[];
  readonly base: GameStyle;
  readonly place: number;
}

const Lines = memo(function Lines({ texts, base, place }: LinesProps) {
  const { lines, width } = useReadLines(texts, base);
  return <LineBlock lines={lines} base={base} width={width} place={place} />;
});

const Details = memo(function Details({ details }: { readonly details: readonly string[] }) {
  return details.map((detail) => (
    <GameText key={detail} runs={[{ text: detail }]} base={GAME_STYLES.tooltipDetail} />
  ));
});
