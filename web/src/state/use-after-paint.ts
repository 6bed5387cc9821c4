import { startTransition, useEffect, useRef, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Upper bound on the wait when the browser stays busy. */
const MAX_WAIT_MS = 200;

/**
 * The value of an earlier render, updated once a frame with the new value has been painted and the browser is idle.
 * For output that is costly and may lag a keystroke. A deferred value (`useDeferredValue`) starts to render at once,
 * often before the paint; this never takes time from the frame of the key itself.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  const newest = useRef(value);
  const cancelPending = useRef<Cancel>(undefined);
  useEffect(() => {
    newest.current = value;
    if (Object.is(value, painted)) return;
    // Values may change faster than frames are painted: the update that is pending takes the newest.
    cancelPending.current ??= afterFrame(() =>
      whenIdle(
        () => {
          cancelPending.current = undefined;
          startTransition(() => setPainted(newest.current));
        },
        { timeout: MAX_WAIT_MS },
      ),
    );
  }, [value, painted]);
  useEffect(
    () => () => {
      cancelPending.current?.();
      cancelPending.current = undefined;
    },
    [],
  );
  return painted;
}

type Cancel = () => void;

/** Starts something in the next frame, before it is painted. */
function afterFrame(start: () => Cancel): Cancel {
  let cancel: Cancel | undefined;
  const frame = requestAnimationFrame(() => {
    cancel = start();
  });
  return () => {
    cancelAnimationFrame(frame);
    cancel?.();
  };
}
