import type { Columns, Steps } from '../numbers/columns.ts';

export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly kind: 'down' | 'unknown';
}

/** Where a chart shows that the server was down, or that nobody knows: steps in a row are one stretch. */
export function stretchesOf(
  { upS, downS, unknownS }: Pick<Columns, 'upS' | 'downS' | 'unknownS'>,
  { from, stepS }: Pick<Steps, 'from' | 'stepS'>,
): readonly Stretch[] {
  const stretches: Stretch[] = [];
  downS.forEach((down, step) => {
    const [up, unknown] = [upS[step] ?? 0, unknownS[step] ?? 0];
    // A second of downtime is seen; time that is not measured, only where little else is.
    const kind = down > 0 ? 'down' : unknown > up ? 'unknown' : undefined;
    if (kind === undefined) return;
    const [start, end] = [from + step * stepS, from + (step + 1) * stepS];
    const last = stretches.at(-1);
    if (last?.kind === kind && last.to === start)
      stretches[stretches.length - 1] = { ...last, to: end };
    else stretches.push({ from: start, to: end, kind });
  });
  return stretches;
}
