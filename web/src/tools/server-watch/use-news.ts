import { useEffect, useEffectEvent } from 'react';
import { listen } from '../../api/listen.ts';

interface NewsOf {
  /** A stream of our server; where there is none, it is asked in turns. */
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Where nothing is heard, it is asked so often. */
  readonly turnMs: number;
  /** Of many who hear the same, not all ask at once. */
  readonly spreadMs?: number;
}

/** Our server gives a sign of life every ten seconds. */
const SILENT_MS = 25_000;

/**
 * Asks again whenever our server says that there is something new, while somebody may be looking; where it cannot say so,
 * again and again. At once when somebody looks again.
 */
export function useNews(ask: () => void, { url, headers, turnMs, spreadMs = 0 }: NewsOf): void {
  const askAgain = useEffectEvent(ask);
  const hear = useEffectEvent(
    (from: string, handlers: Omit<Parameters<typeof listen>[1], 'headers'>) =>
      listen(from, { ...handlers, ...(headers && { headers }) }),
  );

  useEffect(() => {
    const pending = new Set<ReturnType<typeof setTimeout>>();
    let open: AbortController | undefined;
    let isHeard = false;
    let livedAt = 0;

    const askSoon = () => {
      if (spreadMs === 0) {
        askAgain();
        return;
      }
      const timer = setTimeout(() => {
        pending.delete(timer);
        askAgain();
      }, Math.random() * spreadMs);
      pending.add(timer);
    };

    const close = () => {
      open?.abort();
      open = undefined;
      isHeard = false;
    };

    const follow = (isFirst: boolean) => {
      if (url === undefined) return;
      const own = new AbortController();
      open = own;
      livedAt = Date.now();
      hear(url, {
        signal: own.signal,
        onLife: () => {
          livedAt = Date.now();
        },
        onEvent: () => {
          // It begins with what is known already where the page has just been asked.
          if (isHeard || !isFirst) askSoon();
          isHeard = true;
        },
      })
        // Then it is asked in turns.
        .catch(() => undefined)
        .finally(() => {
          if (open === own) close();
        });
    };

    const turn = () => {
      if (document.hidden) return;
      if (open && Date.now() - livedAt > SILENT_MS) close();
      if (!isHeard) askAgain();
      if (open === undefined) follow(false);
    };

    const look = () => {
      close();
      if (document.hidden) return;
      askAgain();
      follow(true);
    };

    if (!document.hidden) follow(true);
    const timer = setInterval(turn, turnMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      for (const each of pending) clearTimeout(each);
      document.removeEventListener('visibilitychange', look);
      close();
    };
  }, [url, turnMs, spreadMs]);
}
