import { blueOf, fromChannels, greenOf, type Rgb, redOf, writeHex } from '@fucina/color';
import { readAny, type TextFormat } from '../any-format/index.ts';
import { type StyledCharacter, toCharacters } from '../component/characters.ts';
import { findNamedColor } from '../component/named-colors.ts';
import { DECORATIONS, type Decoration } from '../component/style.ts';
import { colorOfStep } from './color-steps.ts';
import { evenPosition } from './even-position.ts';

/** A gradient found in colored text that somebody pasted. */
export interface RecoveredGradient {
  readonly text: string;
  /** As `#rrggbb`, evenly spread. */
  readonly colors: readonly string[];
  /** The decorations that all characters have. */
  readonly decorations: readonly Decoration[];
  readonly format: TextFormat;
}

/** Allowed difference per channel, because values were rounded twice. */
const TOLERANCE = 3;
const MAX_STOPS = 24;
const COLOR = '#[0-9a-fA-F]{6}|[a-z_]+';
const GRADIENT_TAG = new RegExp(`<gradient:((?:${COLOR})(?::(?:${COLOR}))+)>`, 'g');

/** The text and the smallest number of evenly spread colors that produces it; undefined for text without colors. */
export function recoverGradient(pasted: string): RecoveredGradient | undefined {
  const read = readAny(pasted);
  if (!read.ok) return undefined;
  const characters = toCharacters(read.value);
  // White space often has no code of its own, so it shows its neighbor's color or none.
  const colors = characters.map(({ character, style }) =>
    character.trim() === '' ? undefined : style.color,
  );
  if (colors.every((color) => color === undefined)) return undefined;
  return {
    text: characters.map(({ character }) => character).join(''),
    colors: namedInTag(pasted) ?? (fewestStops(colors) ?? distinct(colors)).map(writeHex),
    decorations: DECORATIONS.filter((name) => characters.every((one) => hasDecoration(one, name))),
    format: read.format,
  };
}

/** A MiniMessage gradient tag contains its exact colors. */
function namedInTag(pasted: string): readonly string[] | undefined {
  const tags = [...pasted.matchAll(GRADIENT_TAG)];
  if (tags.length !== 1) return undefined;
  const named = (tags[0]?.[1] ?? '')
    .split(':')
    .map((name) => (name.startsWith('#') ? name.toLowerCase() : hexOfName(name)));
  return named.every((hex) => hex !== undefined) ? named : undefined;
}

function hexOfName(name: string): string | undefined {
  const color = findNamedColor(name)?.color;
  return color === undefined ? undefined : writeHex(color);
}

function fewestStops(colors: readonly (Rgb | undefined)[]): readonly Rgb[] | undefined {
  for (let count = 1; count <= Math.min(MAX_STOPS, colors.length); count++) {
    const stops = Array.from({ length: count }, (_, stop) => {
      const place = count === 1 ? 0 : Math.round((stop / (count - 1)) * (colors.length - 1));
      return nearestKnown(colors, place);
    });
    if (explains(stops, colors)) return stops;
  }
  return undefined;
}

function explains(stops: readonly Rgb[], colors: readonly (Rgb | undefined)[]): boolean {
  const spread = stops.map((rgb, index) => ({ rgb, pos: evenPosition(index, stops.length) }));
  const colorAt = stops.length === 1 ? () => stops[0] ?? 0 : colorOfStep(spread, colors.length, 1);
  return colors.every((color, step) => color === undefined || isNear(color, colorAt(step)));
}

/** For a character without a visible color, extrapolates from the two before it. */
function nearestKnown(colors: readonly (Rgb | undefined)[], place: number): Rgb {
  const own = colors[place];
  if (own !== undefined) return own;
  const [last, before] = [colors[place - 1], colors[place - 2]];
  if (last !== undefined && before !== undefined) return extrapolate(before, last);
  for (let away = 1; away < colors.length; away++) {
    const color = colors[place + away] ?? colors[place - away];
    if (color !== undefined) return color;
  }
  return 0;
}

/** What leaves the range of a channel goes on with no gradient: there the last color stays. */
function extrapolate(before: Rgb, last: Rgb): Rgb {
  const next = (channel: (rgb: Rgb) => number) => 2 * channel(last) - channel(before);
  const channels = { red: next(redOf), green: next(greenOf), blue: next(blueOf) };
  const isColor = Object.values(channels).every(
    (value) => value >= -TOLERANCE && value <= 255 + TOLERANCE,
  );
  return isColor ? fromChannels(channels) : last;
}

function distinct(colors: readonly (Rgb | undefined)[]): readonly Rgb[] {
  const known = colors.filter((color) => color !== undefined);
  return known.filter((color, index) => color !== known[index - 1]).slice(0, MAX_STOPS);
}

function isNear(one: Rgb, other: Rgb): boolean {
  return [redOf, greenOf, blueOf].every(
    (channel) => Math.abs(channel(one) - channel(other)) <= TOLERANCE,
  );
}

function hasDecoration({ character, style }: StyledCharacter, name: Decoration): boolean {
  return style[name] === true || (character.trim() === '' && style[name] === undefined);
}
