import { useEffect } from 'react';
import { announce } from './announcer.tsx';

const PAUSE_MS = 500;

/** Announces a message that stays: while somebody types, messages come and go. */
export function useSettledAnnouncement(message: string | undefined): void {
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => announce(message), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [message]);
}
