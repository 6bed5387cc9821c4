/** Seconds that somebody asks us to wait; undefined for what is no such number. */
export function readSeconds(value: unknown): number | undefined {
  const isWritten = typeof value === 'string' || typeof value === 'number';
  const seconds = isWritten ? Number(value) : Number.NaN;
  return seconds >= 0 && seconds < Number.POSITIVE_INFINITY ? seconds : undefined;
}
