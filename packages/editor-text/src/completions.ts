import type { Rgb } from '@fucina/color';
import type { Range } from '@fucina/config-text/file';
import { findNamedColor, NAMED_COLORS } from '@fucina/minecraft-text/component';
import { DECORATION_CODES } from '@fucina/minecraft-text/legacy';
import {
  ARGUMENT_WORDS,
  argumentKind,
  readSyntax,
  type SyntaxPart,
  TAG_NAMES,
} from '@fucina/minecraft-text/mini-message';
import { begunTag } from './begun-tag.ts';
import type { EditorDocument } from './document.ts';
import { textAt } from './document-texts.ts';
import type { EditorText } from './editor-text.ts';
import { findPlaceholders } from './placeholders.ts';

export interface Completion {
  readonly kind: 'closing' | 'tag' | 'color' | 'word' | 'code' | 'placeholder';
  /** What is written, before it is spelled for its place. */
  readonly label: string;
  readonly insert: string;
  readonly color?: Rgb;
}

/** What may replace a range of the document; the best comes first. */
export interface Completions extends Range {
  readonly items: readonly Completion[];
}

const BEGUN_PLACEHOLDER = /%[\w.:-]{0,80}$/;
const REST_OF_TAG = /^[\w#!?-]{0,40}>/;
const STYLE_CODES = [...DECORATION_CODES, ['r', 'reset']] as const;
/** Tags that do nothing without arguments are begun, not finished. */
const NEEDS_ARGUMENTS: ReadonlySet<string> = new Set(
  TAG_NAMES.filter((name) => {
    const [tag] = readSyntax(`<${name}>`);
    return tag?.kind !== 'tag' || tag.state !== 'accepted';
  }),
);
const COLOR_NAMES: ReadonlySet<string> = new Set(ARGUMENT_WORDS.color);
const MAX_ITEMS = 100;

/** What can be written at an offset of a document; undefined where it is in no text. */
export function completionsAt(document: EditorDocument, offset: number): Completions | undefined {
  const text = textAt(document, offset);
  if (text === undefined) return undefined;
  const unit = text.unitAt(offset);
  const before = text.value.slice(0, unit);
  const found =
    (text.hasTags && completeTag(text, before)) ||
    (text.hasCodes && completeCode(before, text)) ||
    completePlaceholder(before, document);
  if (!found) return undefined;
  const { from, to, items } = found;
  const range = text.placeOf({ from, to });
  const spelled = items.slice(0, MAX_ITEMS).flatMap((item) => {
    const insert = text.encode(item.insert);
    return insert === undefined ? [] : [{ ...item, insert }];
  });
  return spelled.length === 0 ? undefined : { ...range, items: spelled };
}

function completeTag(text: EditorText, before: string): Completions | undefined {
  const begun = begunTag(before);
  if (begun === undefined) return undefined;
  const { from, body } = begun;
  const unit = before.length;
  const colon = body.indexOf(':');
  if (colon !== -1) return completeArgument(body, unit);
  const rest = REST_OF_TAG.exec(text.value.slice(unit))?.[0] ?? '';
  const range = { from, to: unit + rest.length };
  const closing = openTags(before.slice(0, from), text.syntax).map((name): Completion => {
    const label = `</${name}>`;
    return { kind: 'closing', label, insert: label };
  });
  if (body.startsWith('/')) return { ...range, items: closing };
  const names = [...new Set([...text.tags, ...TAG_NAMES.filter((name) => !name.startsWith('!'))])];
  const wanted = body.startsWith('!') ? TAG_NAMES.filter((name) => name.startsWith('!')) : names;
  return { ...range, items: [...closing.slice(0, 1), ...wanted.map(tagCompletion)] };
}

function tagCompletion(name: string): Completion {
  const label = `<${name}>`;
  const insert = NEEDS_ARGUMENTS.has(name) ? `<${name}:` : label;
  const color = COLOR_NAMES.has(name) ? findNamedColor(name)?.color : undefined;
  return color === undefined
    ? { kind: 'tag', label, insert }
    : { kind: 'color', label, insert, color };
}

function completeArgument(body: string, unit: number): Completions | undefined {
  const parts = body.split(':');
  const [name = ''] = parts;
  const typed = parts.at(-1) ?? '';
  const kind = argumentKind(name.toLowerCase(), parts.length - 2);
  if (kind === undefined || !/^[\w#]*$/.test(typed)) return undefined;
  const items = ARGUMENT_WORDS[kind].map((word): Completion => {
    const color = kind === 'color' ? findNamedColor(word)?.color : undefined;
    return color === undefined
      ? { kind: 'word', label: word, insert: word }
      : { kind: 'color', label: word, insert: word, color };
  });
  return { from: unit - typed.length, to: unit, items };
}

/** The tags that are open after a text and that nothing closes later, the innermost first. */
function openTags(before: string, all: readonly SyntaxPart[]): readonly string[] {
  const closedLater = new Set(
    all.flatMap((part) => (part.kind === 'tag' && part.partner !== undefined ? [part.from] : [])),
  );
  const open = readSyntax(before).flatMap((part) =>
    part.kind === 'tag' &&
    part.form === 'open' &&
    part.state !== 'refused' &&
    part.partner === undefined &&
    !closedLater.has(part.from)
      ? [part.name]
      : [],
  );
  return open.toReversed();
}

function completeCode(before: string, { profile }: EditorText): Completions | undefined {
  const sign = before.at(-1) ?? '';
  if (!profile.codes.characters.some((one) => one === sign) || sign === '`') return undefined;
  const colors = NAMED_COLORS.map(({ code, name, color }): Completion => {
    const insert = sign + code;
    return { kind: 'code', label: `${insert} ${name}`, insert, color };
  });
  const others = STYLE_CODES.map(([code, name]): Completion => {
    const insert = sign + code;
    return { kind: 'code', label: `${insert} ${name}`, insert };
  });
  return { from: before.length - 1, to: before.length, items: [...colors, ...others] };
}

/** Those that the document has already, the most frequent first. */
function completePlaceholder(before: string, { texts }: EditorDocument): Completions | undefined {
  const [typed] = BEGUN_PLACEHOLDER.exec(before) ?? [];
  if (typed === undefined) return undefined;
  const counts = new Map<string, number>();
  for (const { value } of texts) {
    for (const { written } of findPlaceholders(value)) {
      counts.set(written, (counts.get(written) ?? 0) + 1);
    }
  }
  const items = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([name]): Completion => ({ kind: 'placeholder', label: name, insert: name }));
  return { from: before.length - typed.length, to: before.length, items };
}
