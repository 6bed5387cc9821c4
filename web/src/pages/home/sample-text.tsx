import { type GameStyle, lookOf } from '../../ui/game-text/look.ts';

/** Text of one style; what is not said is as the place has it. */
export interface SampleRun extends GameStyle {
  readonly text: string;
}

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
      {runs.map((run) => {
        const { className, style } = lookOf(run, base);
        return (
          <span key={run.text} className={className} style={style}>
            {run.text}
          </span>
        );
      })}
    </div>
  );
}
