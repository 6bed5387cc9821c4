import { writeHex } from '@fucina/color';
import { type TextRun, textWidth } from '@fucina/minecraft-text';
import { type Canvas, drawText, type Surface, scaled, stamp } from '@fucina/pixel-drawing';
import type { Pixels } from '@fucina/skin-model';
import { GOOD, HAIRLINE, INK, MUTED } from '../colors.ts';
import { nearestRuns, nearestText } from './drawable.ts';
import { INNER } from './frame.ts';
import { drawBlankIcon } from './icon.ts';
import { drawLine, fitLine, LINE_HEIGHT, oneLine } from './lines.ts';

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
const FACTS = {
  label: LINE.y + 80,
  labelScale: 3,
  /** The baseline of the values, and how many of their pixels are above it. */
  value: LINE.y + 170,
  up: 7,
  gap: 56,
  /** In pixels of the font; at the smallest scale it fits. */
  longest: 200,
};
const FACT_SCALES = [8, 7, 6, 5, 4] as const;

/** A server as it is in the list, below it whether it is online. */
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
  const runs = [{ text: nearestText(address), color: '#ffffff' }];
  const { line, scale } = fitLine(runs, TEXT_WIDTH, ADDRESS);
  drawLine(surface, line, { x: TEXT, y, scale });
}

function drawMessage(surface: Surface, { message, note }: StatusScene, y: number): void {
  const { scale, top, lines: most } = MESSAGE;
  const shown = note === undefined ? message : [[{ text: note, color: writeHex(MUTED) }]];
  for (const [index, runs] of shown.slice(0, most).entries()) {
    const line = oneLine(nearestRuns(runs), TEXT_WIDTH / scale);
    drawLine(surface, line, { x: TEXT, y: y + top + index * LINE_HEIGHT * scale, scale });
  }
}

interface Column {
  readonly label: string;
  readonly value: ReturnType<typeof oneLine>;
}

function drawFacts(surface: Surface, facts: readonly StatusFact[]): void {
  const { columns, scale } = fitColumns(facts.map(columnOf));
  let x = INNER.x;
  for (const column of columns) {
    drawText(surface, column.label, { x, y: FACTS.label }, FACTS.labelScale, MUTED);
    drawLine(surface, column.value, { x, y: FACTS.value - FACTS.up * scale, scale });
    x += widthOf(column, scale) + FACTS.gap;
  }
}

function columnOf({ label, value, isGood = false }: StatusFact): Column {
  const run = { text: nearestText(value), color: writeHex(isGood ? GOOD : INK) };
  return { label, value: oneLine([run], FACTS.longest) };
}

/** As many columns as there is room for, as large as they fit. */
function fitColumns(all: readonly Column[]) {
  for (let count = all.length; count > 0; count -= 1) {
    const columns = all.slice(0, count);
    const scale = FACT_SCALES.find((each) => rowWidth(columns, each) <= INNER.width);
    if (scale !== undefined) return { columns, scale };
  }
  return { columns: [], scale: 1 };
}

function rowWidth(columns: readonly Column[], scale: number): number {
  return columns.reduce((sum, column) => sum + widthOf(column, scale) + FACTS.gap, -FACTS.gap);
}

function widthOf({ label, value }: Column, scale: number): number {
  return Math.max(textWidth(label) * FACTS.labelScale, value.width * scale);
}
