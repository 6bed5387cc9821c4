/** A smith of our own in eight by eight pixels: the front, the left side and the top of a head. */

const COLORS: Readonly<Record<string, string>> = {
  h: '#3d2417',
  H: '#52331f',
  s: '#d9a27e',
  S: '#c48c69',
  b: '#6b3d22',
  B: '#7d4a2b',
  w: '#f5f1ea',
  e: '#2f6b58',
  n: '#b4795a',
  k: '#e43a96',
  o: '#f7774f',
};

export const face: readonly string[] = [
  'hhHhhHhh',
  'hHhhhhHh',
  'kokokoko',
  'Ssssssss',
  'SwesSsew',
  'bssnnssb',
  'bBbbbbBb',
  'BbbnnbbB',
];

export const side: readonly string[] = [
  'hHhhHhhh',
  'hhhHhhHh',
  'kokokoko',
  'hhhhSsss',
  'hhhSssss',
  'hhhSsSbb',
  'hhhSbbBb',
  'hhSSBbbb',
];

export const top: readonly string[] = [
  'hhHhhhHh',
  'hHhhHhhh',
  'hhhHhhhH',
  'hHhhhHhh',
  'hhhhHhhh',
  'hHhHhhhH',
  'hhhhhHhh',
  'HhhHhhhh',
];

export function colorOf(pixel: string): string {
  return COLORS[pixel] ?? 'none';
}
