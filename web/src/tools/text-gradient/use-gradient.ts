import { useEffect, useMemo, useState } from 'react';
import { fetchGradient } from '../../api/gradient.ts';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { foreseeGradient, gradientQuery } from './request.ts';
import type { GradientState } from './state.ts';

interface Answer {
  readonly state: GradientState;
  readonly text: string;
  readonly isFailure: boolean;
}

/**
 * The service's answer to the newest state. Until it is here the foreseen one stands in its place, so that
 * nothing waits for the network; a failure stays until there is something better to say.
 */
export function useGradient(state: GradientState): string {
  const [answer, setAnswer] = useState<Answer>();
  const foreseen = useMemo(() => foreseeGradient(state), [state]);
  // Asking takes the browser as long as drawing does.
  const asked = useAfterPaint(state);

  useEffect(() => {
    const leaving = new AbortController();
    fetchGradient(gradientQuery(asked), leaving.signal).then(
      (text) => {
        if (!leaving.signal.aborted) setAnswer({ state: asked, text, isFailure: false });
      },
      (thrown: unknown) => {
        if (leaving.signal.aborted) return;
        console.error(thrown);
        const message = thrown instanceof Error ? thrown.message : String(thrown);
        setAnswer({ state: asked, text: `Error: ${message}`, isFailure: true });
      },
    );
    return () => leaving.abort();
  }, [asked]);

  if (answer && (answer.state === state || answer.isFailure)) return answer.text;
  return foreseen ?? answer?.text ?? '';
}
