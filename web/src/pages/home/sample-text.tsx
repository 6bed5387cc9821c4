import { type GameStyle, lookOf } from '../../ui/game-text/look.ts';
import type { SampleRun } from './sample-run.ts';

interface SampleTextProps {
  readonly runs: readonly SampleRun[];
  readonly base: GameStyle;
}

/**
 * One line as the game draws it. The previews of the tools can do more (events, changing letters,
 * wrapping); the first page of a visitor does not wait for that.
 */
export function SampleText({ runs, base }: SampleTextProps) {
  return (
    <div className="game-line">
      {runs.map((run, index) => {
        const { className, style } = lookOf(run, base);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a run has no identity but its place
          <span key={index} className={className} style={style}>
            {run.text}
          </span>
        );
      })}
    </div>
  );
}
