import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useToolStore } from '../../tool/tool.tsx';
import { StudioSession } from './session/studio-session.ts';
import type { StudioView } from './session/told-view.ts';
import { configState } from './state.ts';

const SessionContext = createContext<StudioSession | undefined>(undefined);

interface LeftStudio {
  readonly session: StudioSession;
  /** What can be undone, from the oldest to what it was at last. */
  readonly steps: readonly Pick<typeof configState.initial, 'decisions' | 'answers'>[];
}

/** What stays open while the visitor is on other pages of the site. */
let left: LeftStudio | undefined;

/** The files that are open in this tab, with what was decided about them. Inside of the tool. */
export function StudioProvider({ children }: { readonly children: ReactNode }) {
  const store = useToolStore(configState);
  const [session] = useState(() => {
    for (const step of left?.steps ?? []) store.set(step);
    return left?.session ?? new StudioSession();
  });
  useEffect(() => {
    return () => {
      const { past, present } = store.get();
      const steps = [...past, present].map(({ decisions, answers }) => ({ decisions, answers }));
      const hasFiles = session.view().files.length > 0;
      left = hasFiles ? { session, steps } : undefined;
      if (!hasFiles) session.closeAll();
    };
  }, [session, store]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): StudioSession {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('not inside <StudioProvider>');
  return session;
}

export function useStudioView(): StudioView {
  const { subscribe, view } = useSession();
  return useSyncExternalStore(subscribe, view, view);
}
