import type { TextRun } from '@fucina/minecraft-text';
import { GameText } from '../../../ui/game-text/game-line.tsx';

interface RowSideProps {
  readonly source: string;
  readonly runs: readonly TextRun[] | undefined;
  readonly sign: '' | '−' | '+' | '?';
}

/** A text before or after its conversion: as the game shows it, and as it is written. */
export function RowSide({ source, runs, sign }: RowSideProps) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-0.5" translate="no">
      <div className="game-window game-sample h-7 overflow-hidden ps-2 pt-1">
        <div className="text-row-picture">{runs && <GameText runs={runs} />}</div>
      </div>
      <p className="truncate font-mono text-xs">
        {sign !== '' && <span className="me-1.5 text-muted">{sign}</span>}
        {source.slice(0, 200)}
      </p>
    </div>
  );
}
