import { startTransition, useEffect, useRef, useState } from 'react';

interface Following {
  /** How many times as long as drawing it took nothing follows again: on a slow machine, typing goes on in between. */
  readonly rest?: number;
}

/** After which a value follows however busy the browser is. */
const LONGEST_WAIT_MS = 200;

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
    return afterFrame(() =>
      later(0, () => {
        const now = performance.now();
        restsUntil.current = now + rest * (now - from);
      }),
    );
  }, [painted, rest]);
  useEffect(() => {
    newest.current = value;
    // Drawn to its end once begun, or fast typing would start it over and over; then this comes by again.
    if (Object.is(value, painted) || began.current !== undefined) return;
    function follow() {
      callOff.current = undefined;
      if (Object.is(newest.current, painted)) return;
      if (rest > 0) began.current = performance.now();
      startTransition(() => setPainted(newest.current));
    }
    // Keys may come faster than frames: what waits already will take the newest.
    callOff.current ??= afterFrame(() =>
      whenIdle(() => {
        const left = restsUntil.current - performance.now();
        if (left > 0) callOff.current = later(left, follow);
        else follow();
      }),
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

type CallOff = () => void;

/** Starts something in the next frame, before it is painted; the answer calls it off. */
function afterFrame(start: () => CallOff): CallOff {
  let callOff: CallOff | undefined;
  const frame = requestAnimationFrame(() => {
    callOff = start();
  });
  return () => {
    cancelAnimationFrame(frame);
    callOff?.();
  };
}

function later(ms: number, run: () => void): CallOff {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Once the browser has nothing to do that a person waits for, such as the next key. Safari cannot tell. */
function whenIdle(run: () => void): CallOff {
  if (typeof requestIdleCallback === 'undefined') return later(0, run);
  const idle = requestIdleCallback(run, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(idle);
}
