import { mainTagName } from '@fucina/minecraft-text/mini-message';
import { begunTag } from './begun-tag.ts';
import type { EditorDocument } from './document.ts';
import { textAt } from './document-texts.ts';

/** What stands between the colons of a tag, as its names for writers of plugins. */
export interface TagForm {
  readonly args: readonly string[];
  /** The argument that may stand there several times. */
  readonly repeated?: number;
}

export interface TagSignature {
  /** As it is written. */
  readonly written: string;
  /** The first of its names. */
  readonly name: string;
  readonly forms: readonly TagForm[];
  /** The form that fits what is written already. */
  readonly form: number;
  /** The argument of that form that somebody writes now. */
  readonly argument: number;
}

const OFF: readonly TagForm[] = [{ args: ['false'] }];
const COLORS: readonly TagForm[] = [{ args: ['color', 'phase'], repeated: 0 }];
const TRANSLATED = { args: ['key', 'value'], repeated: 1 } as const;

/** By the first names of tags; the others have no arguments. */
export const TAG_FORMS: Readonly<Record<string, readonly TagForm[]>> = {
  color: [{ args: ['color'] }],
  bold: OFF,
  italic: OFF,
  underlined: OFF,
  strikethrough: OFF,
  obfuscated: OFF,
  gradient: COLORS,
  transition: COLORS,
  rainbow: [{ args: ['phase'] }],
  pride: [{ args: ['flag'] }],
  shadow: [{ args: ['color', 'alpha'] }],
  click: [{ args: ['action', 'value'] }],
  hover: [
    { args: ['show_text', 'text'] },
    { args: ['show_item', 'item', 'count'] },
    { args: ['show_entity', 'type', 'uuid', 'name'] },
  ],
  insert: [{ args: ['text'] }],
  font: [{ args: ['font'] }, { args: ['namespace', 'font'] }],
  key: [{ args: ['key'] }],
  lang: [TRANSLATED],
  lang_or: [{ args: ['key', 'fallback', 'value'], repeated: 2 }],
  selector: [{ args: ['selector', 'separator'] }],
  score: [{ args: ['name', 'objective'] }],
  nbt: [{ args: ['source', 'target', 'path', 'separator', 'interpret'] }],
  sprite: [{ args: ['sprite'] }, { args: ['atlas', 'sprite'] }],
  head: [{ args: ['player', 'hat'] }],
};

const NUMBER = /^[!-]?\d*\.?\d+$/;

/** The arguments of the tag that somebody is writing; undefined where it has none. */
export function signatureAt(document: EditorDocument, offset: number): TagSignature | undefined {
  const text = textAt(document, offset);
  if (text === undefined || !text.hasTags) return undefined;
  const { body = '' } = begunTag(text.value.slice(0, text.unitAt(offset))) ?? {};
  const [written = '', ...typed] = splitAtColons(body);
  const name = mainTagName(written.toLowerCase());
  if (name === undefined || typed.length === 0 || !Object.hasOwn(TAG_FORMS, name)) return undefined;
  if (name === 'color' && written.startsWith('#')) return undefined;
  const forms = TAG_FORMS[name] ?? [];
  const fitting = forms.findIndex((one) => fits(one, typed));
  const form = fitting === -1 ? forms.length - 1 : fitting;
  const argument = argumentOf(forms[form] ?? { args: [] }, typed);
  return { written, name, forms, form, argument };
}

/** A form may begin with a word that stands for itself. */
function fits(
  { args: [first = '', ...others], repeated }: TagForm,
  typed: readonly string[],
): boolean {
  const [action = ''] = typed;
  const isWord = !first.includes('_') || first.startsWith(action);
  return isWord && (repeated !== undefined || typed.length <= others.length + 1);
}

function argumentOf({ args, repeated }: TagForm, typed: readonly string[]): number {
  const at = typed.length - 1;
  if (repeated === undefined || at < repeated) return at;
  // What ends several colors is a number.
  const isLast = repeated < args.length - 1 && NUMBER.test(typed.at(-1) ?? '');
  return isLast ? args.length - 1 : repeated;
}

/** Colons in quotes belong to what is quoted. */
function splitAtColons(body: string): readonly string[] {
  const parts: string[] = [];
  let [part, quote] = ['', ''];
  for (const char of body) {
    if (char === ':' && quote === '') {
      parts.push(part);
      part = '';
      continue;
    }
    if (quote === char) quote = '';
    else if (quote === '' && part === '' && (char === "'" || char === '"')) quote = char;
    part += char;
  }
  return [...parts, part];
}
