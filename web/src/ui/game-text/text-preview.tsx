import { runsWidth, type TextRun } from '@fucina/minecraft-text';
import { useGameFont } from './game-font.ts';
import { GameText } from './game-line.tsx';
import { GameSurface } from './game-surface.tsx';
import { splitRuns } from './pieces.ts';
import { TOOLTIP_EDGES, TooltipFrame } from './tooltip-frame.tsx';

interface TextPreviewProps {
  /** Must be referentially stable to avoid re-rendering; a line break starts a line. */
  readonly runs: readonly TextRun[];
  /** In the frame of a tooltip. */
  readonly isFramed?: boolean;
}

const LINE_HEIGHT = 10;

/** Lines of text in no other place of the game than, perhaps, a tooltip. */
export function TextPreview({ runs, isFramed = false }: TextPreviewProps) {
  const font = useGameFont();
  const lines = splitRuns(runs);
  const edges = isFramed ? TOOLTIP_EDGES : 0;
  const text = <GameText runs={runs} />;
  return (
    <GameSurface
      width={Math.max(...lines.map((line) => runsWidth(line, { font }))) + edges}
      height={lines.length * LINE_HEIGHT + edges}
    >
      {isFramed ? <TooltipFrame>{text}</TooltipFrame> : text}
    </GameSurface>
  );
}
