import { useEffect } from 'react';
import { useSession } from '../studio-context.tsx';

/**
 * Browsers ask in their own words whether the tab is really left. They do so on other pages of the site as well, while
 * the files stay open behind them.
 */
export function useLeaveQuestion(isAsked: boolean): void {
  const session = useSession();
  useEffect(() => {
    if (isAsked) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  }, [isAsked]);
  useEffect(() => {
    return () => {
      if (session.view().files.length === 0) removeEventListener('beforeunload', ask);
    };
  }, [session]);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
