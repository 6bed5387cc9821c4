import { memo } from 'react';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { useTens } from '../use-tens.ts';
import { GameText } from './game-line.tsx';
import { GameSurface } from './game-surface.tsx';
import { LineBlock } from './line-block.tsx';
import { GAME_STYLES, type GameStyle } from './look.ts';
import { MiniMessageLine } from './mini-message-line.tsx';
import { useReadLines } from './read-lines.ts';
import { TooltipFrame } from './tooltip-frame.tsx';
import { useNear } from './use-near.ts';

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
/** As many tens of lines as a surface shows before it is scrolled. */
const FIRST_TENS = 3;

/** An item's tooltip with its name, its lore and what the game adds. */
export function TooltipPreview({
  title,
  lines,
  details = NONE,
  titleStyle = GAME_STYLES.itemName,
  lineStyle = GAME_STYLES.lore,
}: TooltipPreviewProps) {
  const tens = useTens(lines);
  return (
    <GameSurface>
      <TooltipFrame>
        <div className="game-tooltip-name">
          <MiniMessageLine text={title} base={titleStyle} />
        </div>
        {tens.map((ten, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ten has no identity but its place
          <Lines key={place} texts={ten} base={lineStyle} isFirst={place < FIRST_TENS} />
        ))}
        <Details details={details} />
      </TooltipFrame>
    </GameSurface>
  );
}

interface LinesProps {
  readonly texts: readonly string[];
  readonly base: GameStyle;
  /** In sight from the start: always drawn, in prerendered pages too. */
  readonly isFirst: boolean;
}

const Lines = memo(function Lines({ texts, base, isFirst }: LinesProps) {
  const [ref, isNear] = useNear<HTMLDivElement>(isFirst);
  // Out of sight they only make the frame as wide as they are: that may follow the key.
  const painted = useAfterPaint(texts);
  const { lines, width } = useReadLines(isNear ? texts : painted, base);
  return <LineBlock ref={ref} lines={lines} base={base} width={width} isNear={isNear} />;
});

const Details = memo(function Details({ details }: { readonly details: readonly string[] }) {
  return details.map((detail) => (
    <GameText key={detail} runs={[{ text: detail }]} base={GAME_STYLES.tooltipDetail} />
  ));
});
