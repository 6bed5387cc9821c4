import type { GradientError } from '@fucina/minecraft-text';
import { useEffect, useMemo, useState } from 'react';
import { fetchGradient } from '../../api/gradient.ts';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { useNewestQuestion } from '../../tool/use-newest-question.ts';
import { useWords } from '../../words/use-words.tsx';
import { failureWords, type GradientFailure } from './error-words.ts';
import { gradientQuery, predictGradient } from './request.ts';
import type { GradientState } from './state.ts';

export interface GradientAnswer {
  /** The gradient, or the specification's words for a failure. */
  readonly text: string;
  readonly isFailure: boolean;
  /** Why the service refuses, where this page knows. */
  readonly reason: GradientError | undefined;
}

type Answer = { readonly state: GradientState } & (
  | { readonly text: string }
  | { readonly failure: GradientFailure }
);

/**
 * The service's answer to the newest state. Until it is here the predicted one stands in its place, so that
 * nothing waits for the network; a failure stays until there is something better to say.
 */
export function useGradient(state: GradientState): GradientAnswer {
  const { t } = useWords();
  const [answer, setAnswer] = useState<Answer>();
  const predicted = useMemo(() => predictGradient(state), [state]);
  // Starting a request takes about as long as rendering, so it waits for the paint.
  const asked = useAfterPaint(state);
  const newest = useNewestQuestion();

  useEffect(() => {
    void newest
      .ask((signal) => fetchGradient(gradientQuery(asked), signal))
      .then((outcome) => {
        if (outcome === undefined) return;
        const reply = outcome.ok ? outcome.answer : ({ ...outcome, reason: 'thrown' } as const);
        if (reply.ok) {
          setAnswer({ state: asked, text: reply.value });
          return;
        }
        console.error(reply);
        setAnswer({ state: asked, failure: reply });
      });
  }, [asked, newest]);

  const reason = predicted.ok ? undefined : predicted.error;
  if (answer && 'failure' in answer) {
    return { text: `Error: ${failureWords(answer.failure, t)}`, isFailure: true, reason };
  }
  if (answer?.state === state) return { text: answer.text, isFailure: false, reason };
  if (predicted.ok) return { text: predicted.value, isFailure: false, reason };
  return { text: answer?.text ?? '', isFailure: true, reason };
}
