import { useEffect, useMemo, useState } from 'react';
import { fetchGradient } from '../../api/gradient.ts';
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

  useEffect(() => {
    const leaving = new AbortController();
    // Asking takes the browser as long as drawing does: the key itself is painted first.
    const asking = setTimeout(ask);
    return () => {
      clearTimeout(asking);
      leaving.abort();
    };

    async function ask() {
      try {
        const text = await fetchGradient(gradientQuery(state), leaving.signal);
        if (leaving.signal.aborted) return;
        // Mostly it says what stands there already.
        setAnswer((last) =>
          text === foreseen && !last?.isFailure ? last : { state, text, isFailure: false },
        );
      } catch (thrown) {
        if (leaving.signal.aborted) return;
        console.error(thrown);
        const message = thrown instanceof Error ? thrown.message : String(thrown);
        setAnswer({ state, text: `Error: ${message}`, isFailure: true });
      }
    }
  }, [state, foreseen]);

  if (answer && (answer.state === state || answer.isFailure)) return answer.text;
  return foreseen ?? answer?.text ?? '';
}
