import { useMemo } from 'react';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import type { BarParts } from '../../tool/result-bar-slot.tsx';
import { useToolStore, useWholeState } from '../../tool/tool.tsx';
import { GameText } from '../../ui/game-text/game-line.tsx';
import { chatRuns } from './chat-runs.ts';
import { predictGradient } from './request.ts';
import { DEFAULT_FORMAT, gradientState } from './state.ts';

/** More letters than a phone shows on one line; each can be a run of its own. */
const MAX_RUNS = 80;

/** The text in its colors, and what the service writes of it. */
export function Brief({ bar }: { readonly bar: BarParts }) {
  const store = useToolStore(gradientState);
  const state = useAfterPaint(useWholeState(gradientState));
  const runs = useMemo(() => chatRuns(state).slice(0, MAX_RUNS), [state]);

  function copy() {
    const predicted = predictGradient(store.get().present);
    return predicted.ok ? predicted.value : undefined;
  }

  return (
    <bar.BriefResult kind={state.format ?? DEFAULT_FORMAT} copy={copy}>
      <span className="game-sample result-bar-game">
        <GameText runs={runs} />
      </span>
    </bar.BriefResult>
  );
}
