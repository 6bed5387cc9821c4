import { BOSS_BAR_COLORS, type Shape } from '@fucina/text-places';
import type { Surface } from '../canvas.ts';
import { rgbOf } from '../written-color.ts';
import { boxOf, fillBox } from './boxes.ts';

export function drawBossBar(
  surface: Surface,
  { width, height, color, notches, progress }: Extract<Shape, { kind: 'boss-bar' }>,
): void {
  const bright = rgbOf(BOSS_BAR_COLORS[color]);
  fillBox(surface, boxOf(width, height), 0x000000);
  surface.fill({ ...boxOf(width, height), color: bright, opacity: 0.3 });
  fillBox(surface, boxOf(width * progress, height), bright);
  for (let notch = 1; notch <= notches; notch += 1) {
    const x = (width / notches) * notch - 1;
    surface.fill({ x, y: 0, width: 1, height, color: 0x000000, opacity: 0.55 });
  }
}

const PING_BARS = 5;
const LOWEST_BAR = 3;

export function drawPing(
  surface: Surface,
  { width, height, bars }: Extract<Shape, { kind: 'ping' }>,
): void {
  for (let bar = 0; bar < PING_BARS; bar += 1) {
    const tall = LOWEST_BAR + bar;
    const box = { x: bar * (width / PING_BARS), y: height - tall, width: 1, height: tall };
    fillBox(surface, box, bar < bars ? 0x55ff55 : 0x555555);
  }
}
