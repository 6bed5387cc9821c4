import { useMemo } from 'react';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { BriefResult } from '../../tool/result-bar/brief-result.tsx';
import { useToolStore, useWholeState } from '../../tool/tool.tsx';
import { GameText } from '../../ui/game-text/game-line.tsx';
import { useWords } from '../../words/use-words.tsx';
import { chatRuns } from './chat-runs.ts';
import { errorWords, failureWords } from './error-words.ts';
import { useGradientAnswer } from './gradient-service.tsx';
import { predictGradient } from './request.ts';
import { DEFAULT_FORMAT, gradientState } from './state.ts';

/** More letters than a phone shows on one line; each can be a run of its own. */
const MAX_RUNS = 80;

/** The text in its colors, and what the service writes of it; or why it writes nothing. */
export function Brief() {
  const { t } = useWords();
  const store = useToolStore(gradientState);
  const answer = useGradientAnswer();
  const state = useAfterPaint(useWholeState(gradientState));
  const runs = useMemo(() => chatRuns(state).slice(0, MAX_RUNS), [state]);

  function copy() {
    const predicted = predictGradient(store.get().present);
    return predicted.ok ? predicted.value : undefined;
  }

  if (state.text === '') return null;
  if (answer && 'failure' in answer) {
    const predicted = predictGradient(state);
    // The reason alone helps; the message of the service is in the output.
    const words = predicted.ok ? failureWords(answer.failure, t) : errorWords(predicted.error, t);
    return <BriefResult problem={words} action={null} />;
  }
  return (
    <BriefResult kind={state.format ?? DEFAULT_FORMAT} copy={copy} isGameText>
      <GameText runs={runs} />
    </BriefResult>
  );
}
