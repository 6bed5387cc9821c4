import { readQualityValues } from './quality-values.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

// Smallest first: among what a browser takes equally well, we choose.
const OURS: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** The best of the encodings at hand that an Accept-Encoding header allows. */
export function chooseEncoding(
  header: string | undefined,
  available: ReadonlySet<Encoding>,
): Encoding {
  if (header === undefined || header === '') return 'identity';
  const qualities = new Map(readQualityValues(header).map(({ name, quality }) => [name, quality]));
  const rest = qualities.get('*') ?? 0;
  const best = OURS.filter((encoding) => available.has(encoding))
    .map((encoding) => ({ encoding, quality: qualities.get(encoding) ?? rest }))
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)[0];
  return best?.encoding ?? 'identity';
}
