import { startTransition, useEffect, useRef, useState } from 'react';

/**
 * The value once a frame with it was painted: for what is costly to draw and may follow the key that was typed. Unlike
 * a deferred value it never takes time from that key's own frame.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  const newest = useRef(value);
  const callOff = useRef<() => void>(undefined);
  useEffect(() => {
    newest.current = value;
    if (Object.is(value, painted)) return;
    // Keys may come faster than frames: what waits already will take the newest.
    callOff.current ??= afterPaint(() => {
      callOff.current = undefined;
      startTransition(() => setPainted(newest.current));
    });
  }, [value, painted]);
  useEffect(
    () => () => {
      callOff.current?.();
      callOff.current = undefined;
    },
    [],
  );
  return painted;
}

/** Runs something after the next frame; the answer calls it off. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
