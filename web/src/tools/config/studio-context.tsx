import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { StudioSession, type StudioView } from './session/studio-session.ts';

const SessionContext = createContext<StudioSession | undefined>(undefined);

/** The files that are open on this page. They are closed with it. */
export function StudioProvider({ children }: { readonly children: ReactNode }) {
  const [session] = useState(() => new StudioSession());
  useEffect(() => () => session.closeAll(), [session]);
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
