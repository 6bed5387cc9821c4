import { readQualityValues } from '@fucina/site';
import { memoize } from './memoize.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

// Smallest first: used to choose between encodings that the browser accepts equally.
const OURS: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** The best available encoding that an Accept-Encoding header allows. */
export function chooseEncoding(
  header: string | undefined,
  available: ReadonlySet<Encoding>,
): Encoding {
  if (header === undefined || header === '') return 'identity';
  return accepted(header).find((encoding) => available.has(encoding)) ?? 'identity';
}

const accepted = memoize((header): readonly Encoding[] => {
  const qualities = new Map(readQualityValues(header).map(({ name, quality }) => [name, quality]));
  const rest = qualities.get('*') ?? 0;
  return OURS.map((encoding) => ({ encoding, quality: qualities.get(encoding) ?? rest }))
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ encoding }) => encoding);
});
