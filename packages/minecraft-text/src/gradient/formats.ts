import { type GradientChecked, type GradientError, refuse } from './gradient-error.ts';
import { GRADIENT_LIMITS } from './limits.ts';
import { GRADIENT_STYLES, type GradientStyle } from './styles.ts';

/**
 * For styles that the color template has no place for: a template around the whole output, with `$t` for the
 * output.
 */
export type StyleWrappers = { readonly [Style in GradientStyle]?: string };

/**
 * A notation in the template language shared by the well-known gradient services: `$1` to `$6` are the digits
 * of the color, `$f` the active style codes (each prefixed with `char`), `$c` the text. Each may occur once;
 * `$c` is required.
 */
export interface GradientTemplate extends StyleWrappers {
  readonly color: string;
  readonly char?: string;
}

export type GradientFormat =
  | { readonly kind: 'mini-message'; readonly wrappers: StyleWrappers }
  | { readonly kind: 'mini-message-characters'; readonly wrappers: StyleWrappers }
  | { readonly kind: 'json' }
  | {
      readonly kind: 'template';
      readonly color: string;
      readonly char: string;
      readonly wrappers: StyleWrappers;
    };

const MINI_MESSAGE_STYLES: StyleWrappers = {
  bold: '<b>$t</b>',
  italic: '<i>$t</i>',
  underline: '<u>$t</u>',
  strikethrough: '<st>$t</st>',
  obfuscate: '<obf>$t</obf>',
};

const BULLETIN_BOARD: GradientTemplate = {
  color: '[COLOR=#$1$2$3$4$5$6]$c[/COLOR]',
  bold: '[B]$t[/B]',
  italic: '[I]$t[/I]',
  underline: '[U]$t[/U]',
  strikethrough: '[S]$t[/S]',
};

/** By label, in the order of the list that users see; the first is the default. */
const LABELLED: Readonly<Record<string, GradientTemplate>> = {
  MiniMessage: { color: 'MiniMessage' },
  '&#rrggbb': { color: '&#$1$2$3$4$5$6$f$c' },
  '<#rrggbb>': { color: '<#$1$2$3$4$5$6>$f$c' },
  '<##rrggbb>': { color: '<##$1$2$3$4$5$6>$f$c' },
  '§x§r§r§g§g§b§b': { color: '§x§$1§$2§$3§$4§$5§$6$f$c' },
  '&x&r&r&g&g&b&b': { color: '&x&$1&$2&$3&$4&$5&$6$f$c' },
  'MiniMessage (each character)': { color: 'MiniMessageCharacters' },
  '{#rrggbb}': { color: '{#$1$2$3$4$5$6}$f$c' },
  BBCode: BULLETIN_BOARD,
  JSON: { color: 'JSON' },
};

/** Short names that the gradient services use for the same formats. */
const ALIASES: Readonly<Record<string, string>> = {
  '§x': '§x§r§r§g§g§b§b',
  '&x': '&x&r&r&g&g&b&b',
};

export const GRADIENT_FORMATS: readonly string[] = Object.keys(LABELLED);

const UNKNOWN: GradientError = { code: 'format-unknown', field: 'format' };

/** Reads a label, a template, the JSON text of a format object, or the object itself. */
export function readGradientFormat(format: unknown): GradientChecked<GradientFormat> {
  if (typeof format === 'string') return readLabel(format);
  if (typeof format !== 'object' || format === null) return refuse(UNKNOWN);
  const parts = format as Readonly<Record<string, unknown>>; // an object read field by field, all unknown
  const { color, char } = parts;
  if (typeof color !== 'string') return refuse(UNKNOWN);
  if (char !== undefined && char !== null && typeof char !== 'string') return refuse(UNKNOWN);
  const wrappers: { [Style in GradientStyle]?: string } = {};
  for (const style of GRADIENT_STYLES) {
    const wrapper = parts[style] ?? '';
    if (typeof wrapper !== 'string') return refuse(UNKNOWN);
    if (wrapper !== '') wrappers[style] = wrapper;
  }
  return readTemplate({ ...wrappers, color, ...(typeof char === 'string' && { char }) }, true);
}

function readLabel(text: string): GradientChecked<GradientFormat> {
  const label = ALIASES[text] ?? text;
  if (Object.hasOwn(LABELLED, label)) return readTemplate(LABELLED[label] as GradientTemplate); // checked by hasOwn
  if (!text.startsWith('{"')) return readTemplate({ color: text });
  const max = GRADIENT_LIMITS.format;
  if (text.length > max) return refuse({ code: 'too-long', field: 'format', max });
  return readGradientFormat(parseJson(text));
}

function readTemplate(
  { color, char, ...wrappers }: GradientTemplate,
  hasParts = false,
): GradientChecked<GradientFormat> {
  const error =
    findColorError(color, hasParts ? 'format.color' : 'format') ??
    findLengthError(char ?? '', 'format.char', GRADIENT_LIMITS.char) ??
    findWrapperError(wrappers);
  if (error !== undefined) return refuse(error);
  return { ok: true, value: formatOf(color, char, wrappers) };
}

function formatOf(
  color: string,
  char: string | undefined,
  wrappers: StyleWrappers,
): GradientFormat {
  const tags = { ...MINI_MESSAGE_STYLES, ...wrappers };
  if (color === 'MiniMessage') return { kind: 'mini-message', wrappers: tags };
  if (color === 'MiniMessageCharacters') return { kind: 'mini-message-characters', wrappers: tags };
  if (color === 'JSON') return { kind: 'json' };
  return { kind: 'template', color, char: char ?? (color.includes('§') ? '§' : '&'), wrappers };
}

function findColorError(color: string, field: string): GradientError | undefined {
  if (['MiniMessage', 'MiniMessageCharacters', 'JSON'].includes(color)) return undefined;
  if (!color.includes('$c')) return UNKNOWN;
  return (
    findLengthError(color, field, GRADIENT_LIMITS.template) ??
    findRepeatedVariable(color, field, /\$[1-6fc]/g)
  );
}

function findWrapperError(wrappers: StyleWrappers): GradientError | undefined {
  for (const style of GRADIENT_STYLES) {
    const wrapper = wrappers[style];
    const field = `format.${style}`;
    if (wrapper === undefined) continue;
    if (!wrapper.includes('$t')) return { code: 'variable-missing', field, variable: '$t' };
    const error =
      findLengthError(wrapper, field, GRADIENT_LIMITS.template) ??
      findRepeatedVariable(wrapper, field, /\$t/g);
    if (error !== undefined) return error;
  }
  return undefined;
}

function findLengthError(text: string, field: string, max: number): GradientError | undefined {
  return text.length > max ? { code: 'too-long', field, max } : undefined;
}

function findRepeatedVariable(
  template: string,
  field: string,
  variables: RegExp,
): GradientError | undefined {
  const seen = new Set<string>();
  for (const [variable] of template.matchAll(variables)) {
    if (seen.has(variable)) return { code: 'variable-repeated', field, variable };
    seen.add(variable);
  }
  return undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not JSON, so not a format
  }
}
