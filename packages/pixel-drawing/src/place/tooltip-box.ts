import type { Surface } from '../canvas.ts';

/** As the game has them: F0100010 behind all, and inside its edge a line from 505000FF to 5028007F. */
const GROUND = { color: 0x100010, opacity: 0.94 };
const LINE = { opacity: 0.31, top: [0x50, 0x00, 0xff], bottom: [0x28, 0x00, 0x7f] } as const;

/** The box of a tooltip, without its corners. */
export function drawTooltipBox({ fill }: Surface, width: number, height: number): void {
  fill({ x: 1, y: 0, width: width - 2, height, ...GROUND });
  for (const x of [0, width - 1]) fill({ x, y: 1, width: 1, height: height - 2, ...GROUND });
  const rows = height - 2;
  for (let row = 0; row < rows; row += 1) {
    const line = {
      y: row + 1,
      height: 1,
      color: colorAt((row + 0.5) / rows),
      opacity: LINE.opacity,
    };
    const isEnd = row === 0 || row === rows - 1;
    if (isEnd) fill({ x: 1, width: width - 2, ...line });
    else for (const x of [1, width - 2]) fill({ x, width: 1, ...line });
  }
}

function colorAt(part: number): number {
  const channel = (index: 0 | 1 | 2) =>
    Math.round(LINE.top[index] + (LINE.bottom[index] - LINE.top[index]) * part);
  return (channel(0) << 16) | (channel(1) << 8) | channel(2);
}
