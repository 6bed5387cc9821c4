import { toHex } from '@fucina/color';
import { escapeMiniMessage } from '../mini-message/escape.ts';
import { sortedStops, spanningStops } from './color-steps.ts';
import type { ColoredPiece } from './colored-pieces.ts';
import type { CheckedGradient, TypedStop } from './options.ts';

/** How far, in percent, stops may stray and still count as evenly spread: people write 33 for a third. */
const EVEN_TOLERANCE = 1;

/**
 * MiniMessage's own gradient tag knows no positions: evenly spread stops make one tag, others cut the text so that each
 * stretch has its own.
 */
export function gradientTags(gradient: CheckedGradient): string {
  const { text, lowercase } = gradient;
  const spell = ({ hex }: TypedStop) => (lowercase ? hex.toLowerCase() : hex);
  const sorted = sortedStops(gradient.stops);
  const [first] = sorted;
  if (first === undefined) return escapeMiniMessage(text);
  if (sorted.length === 1) return `<color:${spell(first)}>${escapeMiniMessage(text)}</color>`;
  if (isEven(sorted)) {
    return `<gradient:${sorted.map(spell).join(':')}>${escapeMiniMessage(text)}</gradient>`;
  }
  const spanning = spanningStops(sorted);
  let written = '';
  for (const [index, from] of spanning.slice(0, -1).entries()) {
    const to = spanning[index + 1] as TypedStop; // the last stop was left out of the walk
    const part = text.slice(cutAt(text, from.pos), cutAt(text, to.pos));
    if (part === '') continue;
    written += `<gradient:${spell(from)}:${spell(to)}>${escapeMiniMessage(part)}</gradient>`;
  }
  return written;
}

/** Every character in its exact colour; each tag is closed, so strict readers take it and nothing nests. */
export function perCharacterTags(pieces: readonly ColoredPiece[]): string {
  let written = '';
  for (const { text, rgb } of pieces) {
    if (rgb === undefined) written += escapeMiniMessage(text);
    else written += `<${toHex(rgb)}>${escapeMiniMessage(text)}</${toHex(rgb)}>`;
  }
  return written;
}

function isEven(sorted: readonly TypedStop[]): boolean {
  const step = 100 / (sorted.length - 1);
  return sorted.every(({ pos }, index) => Math.abs(pos - step * index) < EVEN_TOLERANCE);
}

/** Never between the halves of a surrogate pair. */
function cutAt(text: string, pos: number): number {
  const at = Math.round((pos / 100) * text.length);
  return /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(at - 1, at + 1)) ? at + 1 : at;
}
