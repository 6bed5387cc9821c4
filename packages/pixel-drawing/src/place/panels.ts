import type { Surface } from '../canvas.ts';
import { boxOf, fillBox, fillRounded } from './boxes.ts';

export function drawPage(surface: Surface, width: number, height: number): void {
  fillRounded(surface, boxOf(width, height), 3, 0xd8c7a3);
  fillBox(surface, { x: 2, y: 2, width: width - 6, height: height - 6 }, 0xf7edd8);
}

export function drawToast(surface: Surface, width: number, height: number): void {
  fillRounded(surface, boxOf(width, height), 2, 0x565656);
  fillBox(surface, { x: 1, y: 1, width: width - 2, height: height - 2 }, 0x212121);
}

export function drawButton(surface: Surface, width: number, height: number): void {
  fillBox(surface, boxOf(width, height), 0x000000);
  const inside = { x: 1, y: 1, width: width - 2, height: height - 2 };
  fillBox(surface, inside, 0x555555);
  fillBox(surface, { ...inside, width: inside.width - 1, height: inside.height - 2 }, 0x6c6c6c);
  fillBox(surface, { ...inside, height: 1 }, 0xa8a8a8);
  fillBox(surface, { ...inside, width: 1 }, 0xa8a8a8);
}
