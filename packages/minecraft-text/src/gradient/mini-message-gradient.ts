import { writeHex } from '@fucina/color';
import { escapeMiniMessage } from '../mini-message/escape.ts';
import { sortedStops, spanningStops } from './color-steps.ts';
import type { ColoredPiece } from './colored-pieces.ts';
import type { CheckedGradient, TypedStop } from './options.ts';

/** Maximum deviation, in percent, for stops to count as evenly spread: people write 33 for a third. */
const EVEN_TOLERANCE = 1;

/**
 * MiniMessage's gradient tag has no positions: evenly spread stops give one tag; otherwise the text is split
 * and each part gets a tag of its own.
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
    const to = spanning[index + 1] as TypedStop; // the loop ends before the last stop
    const part = text.slice(cutAt(text, from.pos), cutAt(text, to.pos));
    if (part === '') continue;
    written += `<gradient:${spell(from)}:${spell(to)}>${escapeMiniMessage(part)}</gradient>`;
  }
  return written;
}

/** Every character in its exact color. Each tag is closed, so the output is valid in strict mode and not nested. */
export function perCharacterTags(pieces: readonly ColoredPiece[]): string {
  let written = '';
  for (const { text, rgb } of pieces) {
    if (rgb === undefined) written += escapeMiniMessage(text);
    else written += `<${writeHex(rgb)}>${escapeMiniMessage(text)}</${writeHex(rgb)}>`;
  }
  return written;
}

function isEven(sorted: readonly TypedStop[]): boolean {
  const step = 100 / (sorted.length - 1);
  return sorted.every(({ pos }, index) => Math.abs(pos - step * index) < EVEN_TOLERANCE);
}

/** The index at this position, moved if it would split a surrogate pair. */
function cutAt(text: string, pos: number): number {
  const at = Math.round((pos / 100) * text.length);
  return /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(at - 1, at + 1)) ? at + 1 : at;
}
