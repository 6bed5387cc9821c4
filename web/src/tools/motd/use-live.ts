import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { namesField } from '../../state/tool-address.ts';
import { useField, useToolStore } from '../../tool/tool.tsx';
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

/** A link that names a server asks it at once. `tool/use-arrival.ts` comes with much that this page does not need. */
function useArrival(ask: (address: string) => Promise<void>): void {
  const { get } = useToolStore(motdState);
  const [address] = useField(motdState, 'address');
  const isNew = useRef(true);
  const onArrive = useEffectEvent(() => void ask(address));
  useEffect(() => {
    if (!isNew.current) return;
    const isNamed = namesField(location.href, 'address');
    // During hydration the state is still the defaults.
    if (isNamed && address === '') return;
    isNew.current = false;
    // What is in a packed link is not known before it is read: without the field, this was typed.
    if (isNamed && get().past.length === 0) onArrive();
  }, [address, get]);
}
