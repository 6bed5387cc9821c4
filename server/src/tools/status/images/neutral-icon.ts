// The image for servers without an icon: an isometric block in greys, 64 × 64.
import { writePng } from '@fucina/png';

const SIDE = 64;
const TOP = 0xb8;
const LEFT = 0x8c;
const RIGHT = 0x6e;

export function drawNeutralIcon(): Uint8Array<ArrayBuffer> {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const grey = faceAt(x + 0.5 - SIDE / 2, y + 0.5);
      if (grey !== undefined) data.set([grey, grey, grey, 255], (y * SIDE + x) * 4);
    }
  }
  return writePng({ width: SIDE, height: SIDE, data });
}

/** An isometric cube: a 2:1 rhombus on top of two faces. `across` is counted from the middle. */
function faceAt(across: number, down: number): number | undefined {
  const half = 26;
  const slope = Math.abs(across) / 2;
  if (Math.abs(across) > half) return undefined;
  const topEdge = 6 + slope;
  const ridge = 6 + half - slope;
  const bottomEdge = ridge + half;
  if (down < topEdge || down > bottomEdge) return undefined;
  if (down < ridge) return TOP;
  return across < 0 ? LEFT : RIGHT;
}
