import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useToolStore } from '../../tool/tool.tsx';
import { StudioSession, type StudioView } from './session/studio-session.ts';
import { configState } from './state.ts';

const SessionContext = createContext<StudioSession | undefined>(undefined);

/** What stays open while the visitor is on other pages of the site. */
let left: StudioSession | undefined;

/** The files that are open in this tab, with what was decided about them. Inside of the tool. */
export function StudioProvider({ children }: { readonly children: ReactNode }) {
  const store = useToolStore(configState);
  const [session] = useState(() => {
    const { work } = left ?? {};
    if (work) store.set(work);
    return left ?? new StudioSession();
  });
  useEffect(() => {
    return () => {
      const { decisions, answers } = store.get().present;
      session.work = { decisions, answers };
      left = session.view().files.length > 0 ? session : undefined;
      if (left === undefined) session.closeAll();
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
