/** The promise that is on its way for a key, or a new one. */
export function shared<Result>(
  running: Map<string, Promise<Result>>,
  key: string,
  start: () => Promise<Result>,
): Promise<Result> {
  const known = running.get(key);
  if (known !== undefined) return known;
  const started = start().finally(() => {
    if (running.get(key) === started) running.delete(key);
  });
  running.set(key, started);
  return started;
}
