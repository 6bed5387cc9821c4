import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useField } from '../../tool/tool.tsx';
import { useNewestQuestion } from '../../tool/use-newest-question.ts';
import { createLazyModule } from '../../ui/lazy-module.ts';
import type { LiveView } from './live-view.ts';
import { motdState } from './state.ts';

export const lazyLiveParts = createLazyModule(() => import('./live-parts.ts'));

export type Live = ReturnType<typeof useLive>;

/** What the server shows now. Of questions that overlap only the newest is answered. */
export function useLive() {
  const [view, setView] = useState<LiveView>({ kind: 'idle' });
  const newest = useNewestQuestion();
  const ask = useMemo(
    () => async (typed: string) => {
      setView({ kind: 'asking' });
      const parts = await lazyLiveParts.load().catch(() => undefined);
      if (parts === undefined) return setView({ kind: 'failed' });
      const answer = await parts.askServer(typed, newest);
      if (answer) setView(answer);
    },
    [newest],
  );
  useArrival(ask);
  return { view, ask };
}

/** A link that names a server asks it at once. */
function useArrival(ask: (address: string) => Promise<void>): void {
  const [address] = useField(motdState, 'address');
  const isNew = useRef(true);
  const onArrive = useEffectEvent(() => void ask(address));
  useEffect(() => {
    if (!isNew.current) return;
    const isNamed = new URLSearchParams(location.search).has('address');
    // During hydration the state is still the defaults.
    if (isNamed && address === '') return;
    isNew.current = false;
    if (isNamed) onArrive();
  }, [address]);
}
