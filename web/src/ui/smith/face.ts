/** A smith of our own: the front, the left side and the top of a head of eight by eight pixels, and all of him. */

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
  r: '#8c3b36',
  R: '#732f2c',
  a: '#4f3c30',
  A: '#5e493b',
  g: '#2b2421',
  G: '#3a322d',
  l: '#3d4350',
  L: '#4a5160',
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

/** Below the head: arms beside the body, then the legs. */
const body: readonly string[] = [
  'RrrrrarsSrarrrrR',
  'rrRrrarrrrarrRrr',
  'rrrrraAaaAarrrrr',
  'rRrrraaaaaarrrRr',
  'RRRRraAaaaarRRRR',
  'ssSskokokokosSss',
  'sSssaaaAaaaasssS',
  'ssssaAaaaaAassss',
  'SsssaaaaAaaasSss',
  'gggGaaaaaaaaGggg',
  'gGggaAaaaaaaggGg',
  'ggggaaaaaAaagggg',
  'aaaaAaaa',
  'aAaaaaaa',
  'lllllLll',
  'lLllllll',
  'llllllLl',
  'lllLllll',
  'lLlllllL',
  'llllllll',
  'GGGGGGGG',
  'gggggggg',
  'gGggggGg',
  'gggggggg',
];

/** From the front, sixteen pixels by thirty-two. */
export const figure: readonly string[] = [...face, ...body].map((row) =>
  row.length < 16 ? `    ${row}    ` : row,
);

export function colorOf(pixel: string): string {
  return COLORS[pixel] ?? 'none';
}
