/** The nearest rank: a value that is there, with `percent` of all at or below it; null of none. */
export function percentile(values: readonly number[], percent: number): number | null {
  return rankOf(
    values.toSorted((a, b) => a - b),
    percent,
  );
}

/** The same of values that are sorted already. */
export function rankOf(sorted: readonly number[], percent: number): number | null {
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? null;
}

export function average(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}
