interface Preference {
  readonly name: string;
  readonly quality: number;
}

/**
 * A header such as `it-IT,it;q=0.9,en;q=0.8` (RFC 9110, 12.4.2), highest quality first; equal ones keep their order.
 * Entries with `q=0` are kept, because they exclude a value.
 */
export function readQualityValues(header: string): readonly Preference[] {
  return header
    .slice(0, MAX_HEADER_LENGTH)
    .split(',')
    .map(readPreference)
    .filter((preference) => preference !== undefined)
    .sort((a, b) => b.quality - a.quality);
}

// Real headers have fewer than 200 characters.
const MAX_HEADER_LENGTH = 1000;

function readPreference(entry: string): Preference | undefined {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  if (name === '') return undefined;
  const weight = parameters.find((parameter) => /^q\s*=/.test(parameter));
  if (weight === undefined) return { name, quality: 1 };
  const quality = Number(weight.replace(/^q\s*=\s*/, ''));
  return quality >= 0 && quality <= 1 ? { name, quality } : undefined;
}
