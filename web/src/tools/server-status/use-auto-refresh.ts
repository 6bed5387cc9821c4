import { useEffect, useEffectEvent } from 'react';
import type { Checked } from './use-status.ts';

const MIN_MS = 30_000;
const SLACK_MS = 1000;

/** Refreshes when the result expires, at most every half minute, and only while the page is visible. */
export function useAutoRefresh(
  isOn: boolean,
  checked: Checked | undefined,
  refresh: (checked: Checked) => unknown,
): void {
  const onDue = useEffectEvent(refresh);

  useEffect(() => {
    if (!isOn || !checked) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const dueAt = Date.now() + waitMs(checked);
    const plan = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      timer = setTimeout(() => onDue(checked), Math.max(0, dueAt - Date.now()));
    };
    plan();
    document.addEventListener('visibilitychange', plan);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', plan);
    };
  }, [isOn, checked]);
}

function waitMs({ status, measuredAt }: Checked): number {
  const { cachetime, cacheexpire } = status.debug ?? {};
  if (cachetime === undefined || cacheexpire === undefined) return MIN_MS;
  const expiresAt = measuredAt + (cacheexpire - cachetime) * 1000;
  return Math.max(MIN_MS, expiresAt - Date.now() + SLACK_MS);
}
