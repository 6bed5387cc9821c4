import { type Rgb, readHex, writeHex } from '@fucina/color';
import type { ColorStop } from './color-steps.ts';
import { evenPosition } from './even-position.ts';
import { type GradientFormat, type GradientTemplate, readGradientFormat } from './formats.ts';
import { type GradientChecked, type GradientError, refuse } from './gradient-error.ts';
import { GRADIENT_LIMITS } from './limits.ts';
import type { GradientUnit } from './segments.ts';
import { GRADIENT_STYLES, type GradientStyle } from './styles.ts';

export interface GradientOptions {
  readonly text: string;
  /**
   * Hex colors in any notation, each with an optional position from 0 to 100; without positions they are spread
   * evenly.
   */
  readonly colors: readonly (string | { readonly hex: string; readonly pos?: number })[];
  /** A label of `GRADIENT_FORMATS` or a template; MiniMessage by default. */
  readonly format?: string | GradientTemplate;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strikethrough?: boolean;
  readonly obfuscate?: boolean;
  /** Characters per color step. */
  readonly colorLength?: number;
  /** White space gets no color code, but still takes a step. On by default. */
  readonly trimSpaces?: boolean;
  /** Write hex digits in lower case where the format uses upper case. */
  readonly lowercase?: boolean;
  /** A text around the output; every `$t` is replaced by the output. */
  readonly prefixSuffix?: string;
  readonly unit?: GradientUnit;
}

/** A stop that keeps its digits as typed, because MiniMessage output repeats them. */
export interface TypedStop extends ColorStop {
  readonly hex: string;
}

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

type Fields = Readonly<Record<string, unknown>>;

/** Options come from forms, links and the network, so every field is checked at run time. */
export function checkGradient(options: unknown): GradientChecked<CheckedGradient> {
  if (typeof options !== 'object' || options === null) {
    return refuse({ code: 'not-an-object', field: 'options' });
  }
  const fields = options as Fields; // an object read field by field, all unknown
  const error = findError(fields);
  if (error !== undefined) return refuse(error);
  const stops = readStops(fields.colors);
  if (!stops.ok) return stops;
  const format = readGradientFormat(fields.format ?? 'MiniMessage');
  if (!format.ok) return format;
  return {
    ok: true,
    value: {
      text: fields.text as string, // checked by findError
      stops: stops.value,
      format: format.value,
      styles: new Set(GRADIENT_STYLES.filter((style) => fields[style] === true)),
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
  if (fields.text.length > GRADIENT_LIMITS.text) {
    return { code: 'too-long', field: 'text', max: GRADIENT_LIMITS.text };
  }
  for (const field of [...GRADIENT_STYLES, 'trimSpaces', 'lowercase']) {
    const flag = fields[field] ?? false;
    if (typeof flag !== 'boolean') return { code: 'not-a-flag', field };
  }
  const prefix = fields.prefixSuffix ?? '';
  if (typeof prefix !== 'string') return { code: 'not-text', field: 'prefixSuffix' };
  if (prefix.length > GRADIENT_LIMITS.template) {
    return { code: 'too-long', field: 'prefixSuffix', max: GRADIENT_LIMITS.template };
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

function readStops(colors: unknown): GradientChecked<readonly TypedStop[]> {
  if (!Array.isArray(colors)) return refuse({ code: 'not-a-list', field: 'colors' });
  if (colors.length > GRADIENT_LIMITS.colors) {
    return refuse({ code: 'too-many', field: 'colors', max: GRADIENT_LIMITS.colors });
  }
  const stops: TypedStop[] = [];
  for (const [index, color] of (colors as readonly unknown[]).entries()) {
    const stop = readStop(color, index, colors.length);
    if (!stop.ok) return stop;
    stops.push(stop.value);
  }
  return { ok: true, value: stops };
}

function readStop(color: unknown, index: number, count: number): GradientChecked<TypedStop> {
  const isBare = typeof color === 'string';
  const { hex, pos } = (isBare ? { hex: color } : (color ?? {})) as Fields;
  const field = isBare ? `colors[${index}]` : `colors[${index}].hex`;
  if (typeof hex !== 'string') return refuse({ code: 'not-text', field });
  const rgb = readHex(hex);
  if (!rgb.ok) return refuse({ ...rgb.error, field });
  const place = pos ?? evenPosition(index, count);
  if (typeof place !== 'number' || !(place >= 0 && place <= 100)) {
    return { ok: false, error: { code: 'out-of-range', field: `colors[${index}].pos` } };
  }
  return { ok: true, value: { rgb: rgb.value, pos: place, hex: asTyped(hex, rgb.value) } };
}

function asTyped(hex: string, rgb: Rgb): string {
  const digits = /^\s*#?([0-9a-f]{6})\s*$/i.exec(hex)?.[1];
  return digits === undefined ? writeHex(rgb) : `#${digits}`;
}
