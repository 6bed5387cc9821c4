import { createContext, type ReactNode, use } from 'react';
import { useSettled } from '../../state/use-settled.ts';
import { useSelected } from '../../tool/tool.tsx';
import { useNeeded } from '../../ui/lazy-module.ts';
import { lazyEngine } from './lazy.ts';
import { workshopState } from './state.ts';
import { type SourceView, viewOf } from './view-of.ts';

const SettledSourceContext = createContext<SourceView | undefined>(undefined);

/** Longer than the time between two keys of most people. */
const SETTLE_MS = 150;

/** Loads the engine when it is needed, and says what the text was when typing last paused. */
export function SourceProvider({ children }: { readonly children: ReactNode }) {
  const isInitial = useSelected(workshopState, (state) => state === workshopState.initial);
  const engine = useNeeded(lazyEngine, !isInitial);
  const view = useSelected(workshopState, (state) => viewOf(engine, state));
  const settled = useSettled(view, SETTLE_MS);
  return <SettledSourceContext value={settled}>{children}</SettledSourceContext>;
}

/**
 * Follows every keystroke when asked to, or else follows when typing pauses. From the store, since React searches the
 * whole page for the readers of a context.
 */
export function useSource({ isFollowing }: { readonly isFollowing: boolean }): SourceView {
  const engine = lazyEngine.useLoaded();
  const newest = useSelected(workshopState, (state) =>
    isFollowing ? viewOf(engine, state) : undefined,
  );
  const settled = useSettledSource();
  return newest ?? settled;
}

/** As it was when typing last paused, which costs a keystroke nothing. */
export function useSettledSource(): SourceView {
  const view = use(SettledSourceContext);
  if (view === undefined) throw new Error('not inside <SourceProvider>');
  return view;
}
