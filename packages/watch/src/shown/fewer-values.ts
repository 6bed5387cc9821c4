import { average } from '../numbers/percentile.ts';

interface FewerValues {
  readonly values: readonly (number | null)[];
  /** How many of the former values each stands for; the last may stand for fewer. */
  readonly each: number;
}

/** As many values as a small chart shows: each is the average of its neighbours, and of nothing it is nothing. */
export function fewerValues(values: readonly (number | null)[], most: number): FewerValues {
  const each = Math.max(1, Math.ceil(values.length / Math.max(1, most)));
  if (each === 1) return { values, each };
  const count = Math.ceil(values.length / each);
  const averages = Array.from({ length: count }, (_, at) =>
    average(values.slice(at * each, (at + 1) * each).filter((value) => value !== null)),
  );
  return { values: averages, each };
}
