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

/** An item's tooltip with its name, its lore and what the game adds. */
export function TooltipPreview({
  title,
  lines,
  details = [],
  titleStyle = GAME_STYLES.itemName,
  lineStyle = GAME_STYLES.lore,
}: TooltipPreviewProps) {
  return (
    <GameSurface>
      <TooltipFrame>
        <div className="game-tooltip-name">
          <MiniMessageLine text={title} base={titleStyle} />
        </div>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
          <MiniMessageLine key={index} text={line} base={lineStyle} />
        ))}
        {details.map((detail) => (
          <GameText key={detail} runs={[{ text: detail }]} base={GAME_STYLES.tooltipDetail} />
        ))}
      </TooltipFrame>
    </GameSurface>
  );
}
