import { nearestColorIndex } from '@fucina/color';
import { type Component, DECORATIONS, NAMED_COLORS, type Style } from '@fucina/minecraft-text';

import { charactersOf } from './characters.ts';

export type LineDifference =
  | 'text'
  /** The same words with other spaces around or between them. */
  | 'spaces'
  | 'colors'
  /** Other colors, but those of 16 that are nearest to them are the same. */
  | 'nearest-colors'
  | 'decorations';

const COLORS = NAMED_COLORS.map(({ color }) => color as number);

/** How a line differs from another one; empty if both look the same. */
export function compareLines(one: Component, other: Component): readonly LineDifference[] {
  const [left, right] = [visibleCharacters(one), visibleCharacters(other)];
  if (textOf(left) !== textOf(right)) return ['text'];
  const differences: LineDifference[] = [];
  if (spacedText(one) !== spacedText(other)) differences.push('spaces');
  const pairs = left.map(({ style }, index) => [style, right[index]?.style ?? style] as const);
  const otherColors = pairs.filter(([a, b]) => a.color !== b.color);
  if (otherColors.length > 0) {
    const areNear = otherColors.every(([a, b]) => nearest(a) === nearest(b));
    differences.push(areNear ? 'nearest-colors' : 'colors');
  }
  if (pairs.some(([a, b]) => !hasSameDecorations(a, b))) differences.push('decorations');
  return differences;
}

function visibleCharacters(line: Component) {
  return charactersOf(line).filter(({ character }) => character.trim() !== '');
}

function textOf(characters: readonly { readonly character: string }[]): string {
  return characters.map(({ character }) => character).join('');
}

/** Spaces at the end cannot be seen. A bold space is wider. */
function spacedText(line: Component): string {
  return charactersOf(line)
    .map(({ character, style }) =>
      character === ' ' && style.bold === true ? '\u2002' : character,
    )
    .join('')
    .trimEnd();
}

function nearest({ color }: Style): number {
  return color === undefined ? -1 : nearestColorIndex(color, COLORS);
}

function hasSameDecorations(a: Style, b: Style): boolean {
  return DECORATIONS.every((decoration) => (a[decoration] ?? false) === (b[decoration] ?? false));
}
