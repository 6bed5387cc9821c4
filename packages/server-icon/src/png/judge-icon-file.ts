/** Up to here nobody will notice it; up to there it is usual; more is sent with every ping. */
const GOOD_BYTES = 6 * 1024;
const FINE_BYTES = 12 * 1024;
const DATA_URL_START = 'data:image/png;base64,';

export type IconWeight = 'good' | 'fine' | 'heavy';

export function weighIconFile(bytes: number): IconWeight {
  if (bytes <= GOOD_BYTES) return 'good';
  return bytes <= FINE_BYTES ? 'fine' : 'heavy';
}

/** The characters of the icon in the server's answer, which may have 32,767 in all. */
export function dataUrlLength(bytes: number): number {
  return DATA_URL_START.length + Math.ceil(bytes / 3) * 4;
}
