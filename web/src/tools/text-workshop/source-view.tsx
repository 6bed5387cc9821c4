import { createContext, type ReactNode, use, useEffect } from 'react';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { useSettled } from '../../state/use-settled.ts';
import { useSelected } from '../../tool/tool.tsx';
import { workshopState } from './state.ts';
import { loadEngine, useEngine } from './use-engine.ts';
import { type SourceView, viewOf } from './view-of.ts';

/** When something follows a key: in its own frame, in a frame after it, or when typing pauses. */
export type Pace = 'key' | 'paint' | 'pause';

const PaintedSourceContext = createContext<SourceView | undefined>(undefined);
const SettledSourceContext = createContext<SourceView | undefined>(undefined);

/** Longer than the time between two keys of most people. */
const SETTLE_MS = 150;

/** Loads the engine when it is needed, and says what the text was when typing last paused. */
export function SourceProvider({ children }: { readonly children: ReactNode }) {
  const isInitial = useSelected(workshopState, (state) => state === workshopState.initial);
  useEffect(() => {
    if (!isInitial) void loadEngine();
  }, [isInitial]);
  const engine = useEngine();
  const view = useSelected(workshopState, (state) => viewOf(engine, state));
  return (
    <PaintedSourceContext value={useAfterPaint(view)}>
      <SettledSourceContext value={useSettled(view, SETTLE_MS)}>{children}</SettledSourceContext>
    </PaintedSourceContext>
  );
}

/** With the key it is from the store, since React searches the whole page for the readers of a context. */
export function useSource(pace: Pace): SourceView {
  const engine = useEngine();
  const newest = useSelected(workshopState, (state) =>
    pace === 'key' ? viewOf(engine, state) : undefined,
  );
  const later = use(pace === 'paint' ? PaintedSourceContext : SettledSourceContext);
  return provided(newest ?? later);
}

/** As it was when typing last paused, which costs a keystroke nothing. */
export function useSettledSource(): SourceView {
  return provided(use(SettledSourceContext));
}

function provided(view: SourceView | undefined): SourceView {
  if (view === undefined) throw new Error('not inside <SourceProvider>');
  return view;
}
