import { startTransition, useEffect, useRef, useState } from 'react';

interface Following {
  /** How many times as long as drawing it took nothing follows again: on a slow machine, typing goes on in between. */
  readonly rest?: number;
}

/**
 * The value once a frame with it was painted: for what is costly to draw and may follow the key that was typed. Unlike
 * a deferred value it never takes time from that key's own frame.
 */
export function useAfterPaint<Value>(value: Value, { rest = 0 }: Following = {}): Value {
  const [painted, setPainted] = useState(value);
  const newest = useRef(value);
  const callOff = useRef<() => void>(undefined);
  // Where it rests: since when something is being drawn, and until when nothing follows after it.
  const began = useRef<number>(undefined);
  const restsUntil = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was begun is drawn when the painted value is another
  useEffect(() => {
    const from = began.current;
    if (from === undefined) return;
    began.current = undefined;
    return afterPaint(() => {
      const now = performance.now();
      restsUntil.current = now + rest * (now - from);
    });
  }, [painted, rest]);
  useEffect(() => {
    newest.current = value;
    // Drawn to its end once begun, or fast typing would start it over and over; then this comes by again.
    if (Object.is(value, painted) || began.current !== undefined) return;
    // Keys may come faster than frames: what waits already will take the newest.
    callOff.current ??= afterPaint(
      () => {
        callOff.current = undefined;
        if (Object.is(newest.current, painted)) return;
        if (rest > 0) began.current = performance.now();
        startTransition(() => setPainted(newest.current));
      },
      () => restsUntil.current - performance.now(),
    );
  }, [value, painted, rest]);
  useEffect(
    () => () => {
      callOff.current?.();
      callOff.current = undefined;
    },
    [],
  );
  return painted;
}

/** Runs something after the next frame, and after a wait that is asked for then; the answer calls it off. */
function afterPaint(run: () => void, wait: () => number = () => 0): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      const left = wait();
      if (left > 0) timer = setTimeout(run, left);
      else run();
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
