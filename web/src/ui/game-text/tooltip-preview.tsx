import { memo } from 'react';
import { useTens } from '../use-tens.ts';
import { GameText } from './game-line.tsx';
import { GameSurface } from './game-surface.tsx';
import { GAME_STYLES, type GameStyle } from './look.ts';
import { MiniMessageLine } from './mini-message-line.tsx';
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
  const tens = useTens(lines);
  return (
    <GameSurface>
      <TooltipFrame>
        <div className="game-tooltip-name">
          <MiniMessageLine text={title} base={titleStyle} />
        </div>
        {tens.map((ten, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ten has no identity but its place
          <Lines key={place} lines={ten} base={lineStyle} />
        ))}
        <Details details={details} />
      </TooltipFrame>
    </GameSurface>
  );
}

interface LinesProps {
  readonly lines: readonly string[];
  readonly base: GameStyle;
}

const Lines = memo(function Lines({ lines, base }: LinesProps) {
  return (
    <div className="game-lines">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
        <MiniMessageLine key={index} text={line} base={base} />
      ))}
    </div>
  );
});

const Details = memo(function Details({ details }: { readonly details: readonly string[] }) {
  return details.map((detail) => (
    <GameText key={detail} runs={[{ text: detail }]} base={GAME_STYLES.tooltipDetail} />
  ));
});
