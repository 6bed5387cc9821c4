import { findNamedColor } from '../component/named-colors.ts';
import { createStyle, type Style } from '../component/style.ts';
import { asFlag, asId, asList, asNumber, type Fields } from './fields.ts';
import { readClick } from './read-click.ts';
import { readHover } from './read-hover.ts';
import { type Reading, readField } from './reading.ts';

export const STYLE_KEYS: ReadonlySet<string> = new Set([
  'color',
  'shadow_color',
  'bold',
  'italic',
  'underlined',
  'strikethrough',
  'obfuscated',
  'font',
  'insertion',
  'clickEvent',
  'click_event',
  'hoverEvent',
  'hover_event',
]);

export function readStyle(fields: Fields, at: string, reading: Reading): Style | undefined {
  let hasStyle = false;
  for (const key in fields) hasStyle ||= STYLE_KEYS.has(key);
  if (!hasStyle) return undefined;

  const checked = <Value>(key: string, read: (value: unknown) => Value | undefined) =>
    readField(fields, key, at, reading, read);
  if (fields.color === 'reset') reading.lose('unknown-value', `${at}color`);
  const readsEvents = reading.events === 'read';
  return createStyle({
    // Until 1.15 "reset" was a color that ended the inherited one. 1.16 to 1.20.2 ignore it, newer versions refuse it.
    color: fields.color === 'reset' ? undefined : checked('color', readColor),
    shadow: checked('shadow_color', readShadow),
    bold: checked('bold', asFlag),
    italic: checked('italic', asFlag),
    underlined: checked('underlined', asFlag),
    strikethrough: checked('strikethrough', asFlag),
    obfuscated: checked('obfuscated', asFlag),
    font: checked('font', asId),
    insertion: checked('insertion', (value) => (typeof value === 'string' ? value : undefined)),
    click: readsEvents ? readClick(fields, at, reading) : undefined,
    hover: readsEvents ? readHover(fields, at, reading) : undefined,
  });
}

/** The game parses the digits after `#` as a number: `#fff` is #000fff. */
function readColor(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  const named = findNamedColor(value);
  if (named !== undefined) return named.color;
  return /^#[0-9a-f]{1,6}$/i.test(value) ? Number.parseInt(value.slice(1), 16) : undefined;
}

/** An ARGB integer, or red, green, blue and alpha as numbers from 0 to 1. */
function readShadow(value: unknown): number | undefined {
  const whole = asNumber(value);
  if (whole !== undefined) return Number.isInteger(whole) ? whole | 0 : undefined;
  const parts = asList(value)?.map(asNumber);
  if (parts?.length !== 4 || parts.includes(undefined)) return undefined;
  const [red, green, blue, alpha] = parts.map((part) => Math.floor((part ?? 0) * 255) & 255);
  return ((alpha ?? 0) << 24) | ((red ?? 0) << 16) | ((green ?? 0) << 8) | (blue ?? 0);
}
