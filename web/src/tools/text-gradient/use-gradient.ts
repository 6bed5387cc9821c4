import type { GradientError } from '@fucina/minecraft-text';
import { useMemo } from 'react';
import { useWords } from '../../words/use-words.tsx';
import { failureWords } from './error-words.ts';
import { useGradientAnswer } from './gradient-service.tsx';
import { predictGradient } from './request.ts';
import type { GradientState } from './state.ts';

interface GradientResult {
  /** The gradient, or the specification's words for a failure. */
  readonly text: string;
  readonly isFailure: boolean;
  /** Why the service refuses, where this page knows. */
  readonly reason: GradientError | undefined;
}

/**
 * The service's answer to the newest state. Until it is here the predicted one is in its place, so that
 * nothing waits for the network; a failure stays until there is something better to say.
 */
export function useGradient(state: GradientState): GradientResult {
  const { t } = useWords();
  const answer = useGradientAnswer();
  const predicted = useMemo(() => predictGradient(state), [state]);
  const reason = predicted.ok ? undefined : predicted.error;
  if (answer && 'failure' in answer) {
    return { text: failureWords(answer.failure, t), isFailure: true, reason };
  }
  if (answer?.state === state) return { text: answer.text, isFailure: false, reason };
  if (predicted.ok) return { text: predicted.value, isFailure: false, reason };
  return { text: answer?.text ?? '', isFailure: true, reason };
}
