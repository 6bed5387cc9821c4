interface WhenIdle {
  /** Upper bound on the wait when the browser stays busy. */
  readonly timeout: number;
  /** How long a browser without idle callbacks waits, as Safari. */
  readonly otherwise?: number;
}

/** Runs something when the browser is idle; the returned function cancels it. */
export function whenIdle(run: () => void, { timeout, otherwise = 0 }: WhenIdle): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, otherwise);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout });
  return () => cancelIdleCallback(idle);
}
