import { type TextRun, textWidth } from '@fucina/minecraft-text';
import { type Canvas, drawText, type Surface, scaled, stamp } from '@fucina/pixel-drawing';
import type { Pixels } from '@fucina/skin-model';
import { GOOD, HAIRLINE, INK, MUTED } from '../colors.ts';
import { nearestRuns } from './drawable.ts';
import { INNER } from './frame.ts';
import { drawBlankIcon } from './icon.ts';
import { drawLine, fitLines, LINE_HEIGHT, oneLine } from './lines.ts';

export interface StatusScene {
  readonly kind: 'status';
  readonly address: string;
  /** 64 by 64. */
  readonly icon?: Pixels | undefined;
  readonly message: readonly (readonly TextRun[])[];
  /** In place of a message. */
  readonly note?: string | undefined;
  /** The most important first: the last are left out where they have no room. */
  readonly facts: readonly StatusFact[];
}

export interface StatusFact {
  readonly label: string;
  readonly value: string;
  readonly isGood?: boolean;
}

const ICON = { side: 64, scale: 2 };
const TEXT = INNER.x + ICON.side * ICON.scale + 32;
const TEXT_WIDTH = INNER.x + INNER.width - TEXT;
const ADDRESS = { largest: 6, smallest: 3 };
const MESSAGE = { scale: 3, top: 62, lines: 2 };
const LINE = { y: INNER.y + 168, height: 4 };
const FACTS = { label: LINE.y + 80, value: LINE.y + 150, gap: 56, labelScale: 3 };
const FACT_SCALES = [8, 7, 6, 5, 4] as const;
const SMALLEST_FACT = 4;
const LONGEST_FACT = 32;

/** A server as it stands in the list, below it whether it is online. */
export function drawStatusScene(canvas: Canvas, scene: StatusScene): void {
  const hasFacts = scene.facts.length > 0;
  const top = hasFacts ? INNER.y : INNER.y + (INNER.height - ICON.side * ICON.scale) / 2;
  const icon = scaled(canvas, { x: INNER.x, y: top, scale: ICON.scale });
  if (scene.icon) stamp(icon, scene.icon);
  else drawBlankIcon(icon, ICON.side);
  drawAddress(canvas, scene.address, top);
  drawMessage(canvas, scene, top);
  if (!hasFacts) return;
  canvas.fill({ ...INNER, ...LINE, color: HAIRLINE, opacity: 1 });
  drawFacts(canvas, scene.facts);
}

function drawAddress(surface: Surface, address: string, y: number): void {
  const runs = plain(address, '#ffffff');
  const { largest, smallest } = ADDRESS;
  const box = { width: TEXT_WIDTH, height: largest * LINE_HEIGHT };
  const { lines, scale } = fitLines(runs, box, ADDRESS);
  const isOne = lines.length === 1;
  const line = isOne && lines[0] ? lines[0] : oneLine(runs, TEXT_WIDTH / smallest);
  drawLine(surface, line, { x: TEXT, y, scale: isOne ? scale : smallest });
}

function drawMessage(surface: Surface, { message, note }: StatusScene, y: number): void {
  const { scale, top, lines: most } = MESSAGE;
  const width = TEXT_WIDTH / scale;
  const noted = note === undefined ? [] : fitLines(plain(note, '#b0a8a0'), ROOM, NOTE).lines;
  const lines = message.map((runs) => oneLine(nearestRuns(runs), width));
  for (const [index, line] of [...lines, ...noted].slice(0, most).entries()) {
    drawLine(surface, line, { x: TEXT, y: y + top + index * LINE_HEIGHT * scale, scale });
  }
}

const ROOM = { width: TEXT_WIDTH, height: MESSAGE.lines * LINE_HEIGHT * MESSAGE.scale };
const NOTE = { largest: MESSAGE.scale, smallest: MESSAGE.scale };

function drawFacts(surface: Surface, all: readonly StatusFact[]): void {
  const { facts, scale } = fitFacts(all);
  let x = INNER.x;
  for (const fact of facts) {
    drawText(surface, fact.label, { x, y: FACTS.label }, FACTS.labelScale, MUTED);
    const color = fact.isGood ? GOOD : INK;
    const line = oneLine(plain(fact.value, hex(color)), Number.POSITIVE_INFINITY);
    drawLine(surface, line, { x, y: FACTS.value - 7 * scale + 20, scale });
    x += columnWidth(fact, scale) + FACTS.gap;
  }
}

function fitFacts(all: readonly StatusFact[]) {
  const short = all.map((fact) => ({ ...fact, value: shortened(fact.value) }));
  for (let count = short.length; count > 0; count -= 1) {
    const facts = short.slice(0, count);
    const scale = FACT_SCALES.find((each) => widthOf(facts, each) <= INNER.width);
    if (scale !== undefined) return { facts, scale };
  }
  return { facts: short.slice(0, 1), scale: SMALLEST_FACT };
}

function widthOf(facts: readonly StatusFact[], scale: number): number {
  return facts.reduce((sum, fact) => sum + columnWidth(fact, scale) + FACTS.gap, -FACTS.gap);
}

function columnWidth({ label, value }: StatusFact, scale: number): number {
  return Math.max(textWidth(label) * FACTS.labelScale, textWidth(value) * scale);
}

function shortened(text: string): string {
  const letters = Array.from(text);
  return letters.length > LONGEST_FACT ? `${letters.slice(0, LONGEST_FACT).join('')}...` : text;
}

function plain(text: string, color: string): readonly TextRun[] {
  return nearestRuns([{ text, color }]);
}

function hex(color: number): string {
  return `#${color.toString(16).padStart(6, '0')}`;
}
