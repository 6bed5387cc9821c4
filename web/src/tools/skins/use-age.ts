import { useEffect, useState } from 'react';
import { useWords } from '../../words/use-words.tsx';

const MINUTE_MS = 60_000;
const TICK_MS = 10_000;

/** How long ago something was, in words, updated as time passes. */
export function useAge(since: number) {
  const { t, language } = useWords();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  const minutes = Math.floor(Math.max(0, now - since) / MINUTE_MS);
  if (minutes === 0) return { words: t('skins.just_now'), isOld: false };
  const format = new Intl.RelativeTimeFormat(language);
  const hours = Math.floor(minutes / 60);
  const words = hours > 0 ? format.format(-hours, 'hour') : format.format(-minutes, 'minute');
  return { words, isOld: true };
}
