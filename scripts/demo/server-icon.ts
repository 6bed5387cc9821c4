import { PNG } from 'pngjs';

// An anvil with a glowing edge; each letter is a color, each cell is four pixels wide.
const ART = [
  '................',
  '................',
  '..yoooooooooop..',
  '.ggggggggggggg..',
  '..gggggggggggg..',
  '....dggggggdd...',
  '......dgggd.....',
  '......dggg......',
  '......dggg......',
  '.....ddgggg.....',
  '....dddggggg....',
  '...ddddgggggg...',
  '...kkkkkkkkkk...',
  '................',
  '................',
  '................',
];
const COLORS: Readonly<Record<string, readonly [number, number, number]>> = {
  y: [0xfb, 0xe1, 0x08],
  o: [0xf7, 0x77, 0x4f],
  p: [0xe4, 0x3a, 0x96],
  g: [0x8a, 0x84, 0x7e],
  d: [0x6a, 0x64, 0x5e],
  k: [0x3a, 0x36, 0x33],
};
const CELL = 4;

export function serverIcon(): Buffer {
  const side = ART.length * CELL;
  const png = new PNG({ width: side, height: side });
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const color = COLORS[ART[Math.floor(y / CELL)]?.[Math.floor(x / CELL)] ?? ''];
      if (color) png.data.set([...color, 255], (y * side + x) * 4);
    }
  }
  return PNG.sync.write(png);
}
