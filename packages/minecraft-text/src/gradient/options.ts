import { type HexError, type Rgb, readHex, toHex } from '@fucina/color';
import type { ColorStop } from './color-steps.ts';
import { type GradientFormat, type GradientTemplate, readGradientFormat } from './formats.ts';
import type { GradientUnit } from './segments.ts';

export interface GradientOptions {
  readonly text: string;
  /** Hex in any notation, with a position from 0 to 100; without positions they are spread evenly. */
  readonly colors: readonly (string | { readonly hex: string; readonly pos?: number })[];
  /** A label of `GRADIENT_FORMATS` or a template; MiniMessage when left out. */
  readonly format?: string | GradientTemplate;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strikethrough?: boolean;
  readonly obfuscate?: boolean;
  /** Characters per step of colour. */
  readonly colorLength?: number;
  /** White space gets no colour code (it still takes its step). On by default. */
  readonly trimSpaces?: boolean;
  /** Hex digits in lower case, where the format writes upper case. */
  readonly lowercase?: boolean;
  /** Put around the output, which stands for every `$t`. */
  readonly prefixSuffix?: string;
  readonly unit?: GradientUnit;
}

/** `field` is the option's name, with index and part where it is a list: `colors[1].hex`. */
export type GradientError =
  | { readonly code: 'not-an-object'; readonly field: 'options' }
  | { readonly code: 'not-text' | 'not-a-flag' | 'not-a-list'; readonly field: string }
  | { readonly code: 'out-of-range'; readonly field: string }
  | { readonly code: 'format-unknown'; readonly field: 'format' }
  | { readonly code: 'unit-unknown'; readonly field: 'unit' }
  | (HexError & { readonly field: string });

/** A stop remembers its digits as typed: MiniMessage output repeats them. */
export interface TypedStop extends ColorStop {
  readonly hex: string;
}

export type GradientStyle = 'bold' | 'italic' | 'underline' | 'strikethrough' | 'obfuscate';

export interface CheckedGradient {
  readonly text: string;
  readonly stops: readonly TypedStop[];
  readonly format: GradientFormat;
  readonly styles: ReadonlySet<GradientStyle>;
  readonly colorLength: number;
  readonly trimSpaces: boolean;
  readonly lowercase: boolean;
  readonly prefixSuffix: string;
  readonly unit: GradientUnit;
}

type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: GradientError };

type Fields = Readonly<Record<string, unknown>>;

const STYLES: readonly GradientStyle[] = [
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'obfuscate',
];

/** Options come from forms, links and the network: every field is looked at, whatever its declared type. */
export function checkGradient(options: unknown): Checked<CheckedGradient> {
  if (typeof options !== 'object' || options === null) {
    return { ok: false, error: { code: 'not-an-object', field: 'options' } };
  }
  const fields = options as Fields; // an object read field by field, all unknown
  const error = findError(fields);
  if (error !== undefined) return { ok: false, error };
  const stops = readStops(fields.colors);
  if (!stops.ok) return stops;
  const format = readGradientFormat(fields.format ?? 'MiniMessage');
  if (format === undefined) {
    return { ok: false, error: { code: 'format-unknown', field: 'format' } };
  }
  return {
    ok: true,
    value: {
      text: fields.text as string, // findError saw these
      stops: stops.value,
      format,
      styles: new Set(STYLES.filter((style) => fields[style] === true)),
      colorLength: (fields.colorLength ?? 1) as number,
      trimSpaces: fields.trimSpaces !== false,
      lowercase: fields.lowercase === true,
      prefixSuffix: (fields.prefixSuffix ?? '') as string,
      unit: (fields.unit ?? 'grapheme') as GradientUnit,
    },
  };
}

function findError(fields: Fields): GradientError | undefined {
  if (typeof fields.text !== 'string') return { code: 'not-text', field: 'text' };
  for (const field of [...STYLES, 'trimSpaces', 'lowercase']) {
    const flag = fields[field] ?? false;
    if (typeof flag !== 'boolean') return { code: 'not-a-flag', field };
  }
  if (typeof (fields.prefixSuffix ?? '') !== 'string') {
    return { code: 'not-text', field: 'prefixSuffix' };
  }
  const colorLength = fields.colorLength ?? 1;
  if (!Number.isSafeInteger(colorLength) || (colorLength as number) < 1) {
    return { code: 'out-of-range', field: 'colorLength' };
  }
  if (!['grapheme', 'utf-16'].includes((fields.unit ?? 'grapheme') as string)) {
    return { code: 'unit-unknown', field: 'unit' };
  }
  return undefined;
}

function readStops(colors: unknown): Checked<readonly TypedStop[]> {
  if (!Array.isArray(colors)) return { ok: false, error: { code: 'not-a-list', field: 'colors' } };
  const stops: TypedStop[] = [];
  for (const [index, color] of (colors as readonly unknown[]).entries()) {
    const stop = readStop(color, index, colors.length);
    if (!stop.ok) return stop;
    stops.push(stop.value);
  }
  return { ok: true, value: stops };
}

function readStop(color: unknown, index: number, count: number): Checked<TypedStop> {
  const isBare = typeof color === 'string';
  const { hex, pos } = (isBare ? { hex: color } : (color ?? {})) as Fields;
  const field = isBare ? `colors[${index}]` : `colors[${index}].hex`;
  if (typeof hex !== 'string') return { ok: false, error: { code: 'not-text', field } };
  const rgb = readHex(hex);
  if (!rgb.ok) return { ok: false, error: { ...rgb.error, field } };
  const place = pos ?? (count > 1 ? (100 / (count - 1)) * index : 0);
  if (typeof place !== 'number' || !(place >= 0 && place <= 100)) {
    return { ok: false, error: { code: 'out-of-range', field: `colors[${index}].pos` } };
  }
  return { ok: true, value: { rgb: rgb.value, pos: place, hex: asTyped(hex, rgb.value) } };
}

function asTyped(hex: string, rgb: Rgb): string {
  const digits = /^\s*#?([0-9a-f]{6})\s*$/i.exec(hex)?.[1];
  return digits === undefined ? toHex(rgb) : `#${digits}`;
}
