import { readGiveCommand } from '@fucina/minecraft-item';
import { hasTextBesideFence } from '@fucina/minecraft-profile';
import {
  type AnyResult,
  type Component,
  createText,
  expandLegacy,
  type JsonReadLoss,
  type LegacyReadLoss,
  leftoverFormat,
  NO_STYLE,
  placedIn,
  readAny,
  readMiniMessage,
  type TextProblem,
  toPlain,
} from '@fucina/minecraft-text';
import { isBuiltByCode } from '../wrapping/code.ts';
import { mend } from '../wrapping/mend.ts';
import { unwrap } from '../wrapping/unwrap.ts';
import type { Unwrapped, Wrapping } from '../wrapping/unwrapped.ts';
import { detectSource } from './detect-source.ts';
import { forLibrary, type MiniMessageLibrary } from './for-library.ts';
import { type ForeignMarkup, foreignMarkup } from './foreign-markup.ts';
import type { SourceFormat } from './formats.ts';
import {
  fillPlaceholders,
  findPlaceholders,
  ownTags,
  type PlaceholderValues,
} from './placeholders.ts';
import { readServerListPlus } from './server-list-plus.ts';

export interface SourceOptions extends MiniMessageLibrary {
  /** Found out from the text by default. */
  readonly format?: SourceFormat | undefined;
  /** Shown in place of placeholders, as plain text. */
  readonly values?: PlaceholderValues | undefined;
}

const NO_VALUES: PlaceholderValues = new Map();

export type SourceHint =
  | ForeignMarkup
  /** It had gone through a wrong encoding, `Â§` for `§`; it is read as it was before. */
  | 'mended'
  /** An item without name and lore. */
  | 'no-text'
  /** Only the code block is read. */
  | 'beside-fence'
  /** The bare game does not know `§x` colors; plugins and proxies do. */
  | 'section-hex'
  /** `&` codes beside `§` stay letters, as in the game; plugins that read `&` read both. */
  | 'ampersand-left'
  /** Its colors differ by a few units from those of a MiniMessage gradient. */
  | 'server-list-plus-gradient';

export interface SourceFacts {
  readonly format: SourceFormat;
  readonly wrapping: Wrapping | undefined;
  readonly hints: readonly SourceHint[];
  /** As they are written in the text. Looked for when asked, which takes as long as reading. */
  readonly placeholders: () => readonly string[];
}

export type SourceResult =
  | (SourceFacts & {
      readonly ok: true;
      /** Lines are separated by line feeds. */
      readonly value: Component;
      /** Fields of JSON and SNBT, and codes, that are not in the value. */
      readonly losses: readonly (JsonReadLoss | LegacyReadLoss)[];
    })
  | (SourceFacts & { readonly ok: false; readonly error: SourceError });

export type SourceError =
  | Extract<AnyResult, { ok: false }>['error']
  | TextProblem<'give-command'>
  /** Java code that builds a text from parts: its strings alone would lose what the parts look like. */
  | { readonly code: 'built-by-code' };

const SECTION_HEX = /§x(?:§[0-9a-f]){6}/i;

/** What was pasted, taken out of what was around it, with its notation. */
export interface Pasted extends Unwrapped {
  readonly format: SourceFormat;
  readonly isMended: boolean;
}

export function findTexts(pasted: string, format?: SourceFormat): Pasted {
  const typed = unwrap(pasted);
  const texts = typed.texts.map(mend);
  const isMended = texts.some((text, index) => text !== typed.texts[index]);
  const unwrapped = { ...typed, texts };
  return { ...unwrapped, format: format ?? detectSource(unwrapped), isMended };
}

/** Reads a text in any notation, also out of commands, files, data of items, code and code blocks. */
export function readSource(text: string, options: SourceOptions = {}): SourceResult {
  const { wrapping, texts, format, isMended } = findTexts(text, options.format);
  const whole = texts.join('\n');
  const facts: SourceFacts = {
    format,
    wrapping,
    hints: [
      ...hintsOf(whole, format),
      ...(isMended ? (['mended'] as const) : []),
      ...(hasTextBesideFence(text) ? (['beside-fence'] as const) : []),
    ],
    placeholders: () => findPlaceholders(whole, format),
  };
  if (wrapping === undefined && isBuiltByCode(text)) {
    return { ...facts, ok: false, error: { code: 'built-by-code' } };
  }
  const lines: Component[] = [];
  const losses: (JsonReadLoss | LegacyReadLoss)[] = [];
  for (const each of texts) {
    const filled = fillPlaceholders(each, format, options.values ?? NO_VALUES);
    const read = readText(filled, format, options);
    if (!read.ok) return { ...facts, ok: false, error: placed(read.error, text, each) };
    lines.push(read.value);
    losses.push(...(read.losses ?? []));
  }
  const value = joinLines(lines);
  const isLeft =
    format === 'legacy-section' && leftoverFormat(value, format) === 'legacy-ampersand';
  const hints = [
    ...facts.hints,
    ...(isLeft ? (['ampersand-left'] as const) : []),
    ...(format === 'give-command' && toPlain(value) === '' ? (['no-text'] as const) : []),
  ];
  return { ...facts, ok: true, hints, value, losses };
}

/** Where it is in what was pasted; a text that is there in other characters is told as a whole. */
function placed(error: SourceError, pasted: string, text: string): SourceError {
  if (!('from' in error)) return error;
  const start = pasted.indexOf(text);
  const range =
    start === -1
      ? { from: 0, to: pasted.length }
      : { from: start + error.from, to: start + error.to };
  return placedIn(pasted)({ ...error, ...range });
}

type Read =
  | {
      readonly ok: true;
      readonly value: Component;
      readonly losses?: readonly (JsonReadLoss | LegacyReadLoss)[];
    }
  | { readonly ok: false; readonly error: SourceError };

/** One text in its notation. */
export function readText(
  text: string,
  format: SourceFormat,
  { values, ...library }: Pick<SourceOptions, 'values' | keyof MiniMessageLibrary> = {},
): Read {
  switch (format) {
    case 'server-list-plus':
      return { ok: true, value: readServerListPlus(text) };
    case 'give-command':
      return readItem(text);
    case 'mini-message':
      return readMiniMessage(
        forLibrary(text, library),
        values !== undefined && values.size > 0 ? { placeholders: ownTags(values) } : {},
      );
    case 'json':
    case 'snbt':
      return withCodes(readStructured(text, format));
    default:
      return readAny(text, format);
  }
}

/** Among components there may be empty lines. Escapes of JSON are not all escapes of SNBT. */
function readStructured(text: string, format: 'json' | 'snbt'): Read {
  if (text.trim() === '') return { ok: true, value: createText('') };
  const read = readAny(text, format);
  if (read.ok || format === 'json') return read;
  const asJson = readAny(text, 'json');
  return asJson.ok ? asJson : read;
}

/** The game obeys § codes inside a component's texts. */
function withCodes(read: Read): Read {
  if (!read.ok || !toPlain(read.value).includes('§')) return read;
  const options = { char: '§', hex: 'none', invalid: 'drop' } as const;
  return { ...read, value: expandLegacy(read.value, options) };
}

/** The name and the lore of an item, one below the other. */
function readItem(text: string): Read {
  const command = readGiveCommand(text);
  if (!command.ok) {
    const { code, ...place } = command.error;
    return {
      ok: false,
      error: { ...place, code: code === 'named-escape' ? code : 'give-command' },
    };
  }
  const { name, lore = [] } = command.value;
  const lines = [...(name === undefined ? [] : [name]), ...lore].map((line) => {
    const read = readMiniMessage(line);
    return read.ok ? read.value : createText(line);
  });
  return { ok: true, value: joinLines(lines) };
}

function joinLines(lines: readonly Component[]): Component {
  const [only] = lines;
  if (lines.length === 1 && only !== undefined) return only;
  const parts = lines.flatMap((line, index) => (index === 0 ? [line] : [createText('\n'), line]));
  return createText('', NO_STYLE, parts);
}

function hintsOf(text: string, format: SourceFormat): readonly SourceHint[] {
  const foreign = foreignMarkup(text, format);
  return [
    ...(foreign === undefined ? [] : [foreign]),
    ...(format === 'legacy-section' && SECTION_HEX.test(text) ? (['section-hex'] as const) : []),
    ...(format === 'server-list-plus' ? (['server-list-plus-gradient'] as const) : []),
  ];
}
