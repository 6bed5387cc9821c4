import { useEffect } from 'react';

const TURN_MS = 10_000;

/** Asks again and again while somebody may be looking, and at once when somebody looks again. */
export function useTurns(askAgain: () => void): void {
  useEffect(() => {
    const ask = () => {
      if (!document.hidden) askAgain();
    };
    const timer = setInterval(ask, TURN_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [askAgain]);
}
