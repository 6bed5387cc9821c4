import { textWidth } from '@fucina/minecraft-text';
import { memo, useMemo } from 'react';
import { useBlocks } from '../use-blocks.ts';
import { GameText } from './game-line.tsx';
import { GameSurface } from './game-surface.tsx';
import { LineBlock } from './line-block.tsx';
import { GAME_STYLES, type GameStyle } from './look.ts';
import { useReadLines } from './read-lines.ts';
import { TOOLTIP_EDGES, TooltipFrame } from './tooltip-frame.tsx';

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
const LINE_HEIGHT = 10;
/** Below the name. */
const GAP = 2;

/** An item's tooltip with its name, its lore and what the game adds. */
export function TooltipPreview({
  title,
  lines,
  details = NONE,
  titleStyle = GAME_STYLES.itemName,
  lineStyle = GAME_STYLES.lore,
}: TooltipPreviewProps) {
  const titles = useMemo(() => [title], [title]);
  const name = useReadLines(titles, titleStyle);
  const lore = useReadLines(lines, lineStyle);
  const blocks = useBlocks(lore.lines);
  const detailsWidth = useMemo(
    () => Math.max(0, ...details.map((detail) => textWidth(detail))),
    [details],
  );
  const width = Math.max(name.width, lore.width, detailsWidth);
  const count = name.lines.length + lore.lines.length + details.length;
  return (
    <GameSurface
      width={width + TOOLTIP_EDGES}
      height={count * LINE_HEIGHT + GAP + TOOLTIP_EDGES - 2}
      className="tooltip-surface"
    >
      <TooltipFrame minWidth={width}>
        <div className="game-tooltip-name">
          {name.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its place
            <GameText key={index} runs={line} base={titleStyle} />
          ))}
        </div>
        {blocks.map((block, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its place
          <LineBlock key={place} lines={block} base={lineStyle} place={place} />
        ))}
        <Details details={details} />
      </TooltipFrame>
    </GameSurface>
  );
}

const Details = memo(function Details({ details }: { readonly details: readonly string[] }) {
  return details.map((detail) => (
    <GameText key={detail} runs={[{ text: detail }]} base={GAME_STYLES.tooltipDetail} />
  ));
});
