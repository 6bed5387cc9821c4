/** How a style that has no place in the colour template is put around the whole output; `$t` is the output. */
export interface StyleWrappers {
  readonly bold?: string;
  readonly italic?: string;
  readonly underline?: string;
  readonly strikethrough?: string;
  readonly obfuscate?: string;
}

/**
 * A notation in the template language that the gradient services share: `$1` to `$6` are the colour's digits, `$f` the
 * active style codes (each led by `char`), `$c` the text.
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

/** By the label a user chooses, in the order of the list; the first is the default. */
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

/** Shorter names that the services give the same formats. */
const ALIASES: Readonly<Record<string, string>> = {
  '§x': '§x§r§r§g§g§b§b',
  '&x': '&x&r&r&g&g&b&b',
};

export const GRADIENT_FORMATS: readonly string[] = Object.keys(LABELLED);

/** A label, a template, a template's JSON text, or the whole notation as an object; undefined when it is none. */
export function readGradientFormat(format: unknown): GradientFormat | undefined {
  if (typeof format === 'string') return readLabel(format);
  if (typeof format !== 'object' || format === null) return undefined;
  const parts = format as Readonly<Record<string, unknown>>; // an object read field by field, all unknown
  if (typeof parts.color !== 'string') return undefined;
  const wrappers = readWrappers(parts);
  const char = parts.char ?? undefined;
  if (wrappers === undefined || (char !== undefined && typeof char !== 'string')) return undefined;
  return fromTemplate({ ...wrappers, color: parts.color, ...(char === undefined ? {} : { char }) });
}

function readLabel(text: string): GradientFormat | undefined {
  const label = ALIASES[text] ?? text;
  if (Object.hasOwn(LABELLED, label)) return fromTemplate(LABELLED[label] as GradientTemplate); // just looked up
  if (text.startsWith('{"')) return readGradientFormat(parseJson(text));
  return fromTemplate({ color: text });
}

function fromTemplate(template: GradientTemplate): GradientFormat | undefined {
  const { color, char, ...wrappers } = template;
  const tags = { ...MINI_MESSAGE_STYLES, ...wrappers };
  if (color === 'MiniMessage') return { kind: 'mini-message', wrappers: tags };
  if (color === 'MiniMessageCharacters') return { kind: 'mini-message-characters', wrappers: tags };
  if (color === 'JSON') return { kind: 'json' };
  if (!color.includes('$c')) return undefined;
  return { kind: 'template', color, char: char ?? (color.includes('§') ? '§' : '&'), wrappers };
}

function readWrappers(parts: Readonly<Record<string, unknown>>): StyleWrappers | undefined {
  const wrappers: Record<string, string> = {};
  for (const style of ['bold', 'italic', 'underline', 'strikethrough', 'obfuscate']) {
    const wrapper = parts[style] ?? '';
    if (typeof wrapper !== 'string') return undefined;
    if (wrapper !== '') wrappers[style] = wrapper;
  }
  return wrappers;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not JSON is the answer "no such format"
  }
}
