import { startTransition, useEffect, useState } from 'react';

/**
 * The value once it has not changed for some time: for output that would cost so much at every keystroke that a slow
 * machine had no time left for the next one (`useAfterPaint` follows each).
 */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
