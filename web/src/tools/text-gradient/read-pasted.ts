// Loaded on demand: most visitors never paste.
import {
  type RecoveredGradient,
  recoverGradient,
  toMiniMessage,
  toPlain,
} from '@fucina/minecraft-text';
import { readSource, type SourceFormat, type SourceHint } from '@fucina/text-workshop';
import { asOneLine, pasteAsOneLine, withSelectionAs } from '../../ui/edit-field.ts';
import type { RecoveredFields } from './state.ts';

export interface Pasted {
  readonly format: SourceFormat;
  /** What the page takes over. */
  readonly taken: RecoveredFields;
  /** What the page would hold with the pasted text as it is. */
  readonly asTyped: RecoveredFields;
}

/** What a pasted text brings along; a text without colors is put into the field as it is. */
export function readPasted(
  copied: string,
  field: HTMLInputElement,
  before: RecoveredFields,
): Pasted | 'unread' | undefined {
  const source = readSource(copied);
  const isTyped = !source.ok || (source.wrapping === undefined && source.format === 'mini-message');
  const found = recoverGradient(isTyped ? copied : toMiniMessage(source.value));
  if (found === undefined) {
    pasteAsOneLine(
      field,
      source.ok && source.wrapping !== undefined ? toPlain(source.value) : copied,
    );
    return !source.ok || source.hints.some(isForeign) ? 'unread' : undefined;
  }
  const recovered = fromRecovered(found);
  return {
    format: source.format,
    taken: { ...recovered, text: asOneLine(recovered.text) },
    asTyped: { ...before, text: withSelectionAs(field, asOneLine(copied)) },
  };
}

function isForeign(hint: SourceHint): boolean {
  return hint === 'bbcode' || hint === 'html' || hint === 'markdown' || hint === 'ansi';
}

function fromRecovered({ text, colors, decorations }: RecoveredGradient): RecoveredFields {
  return {
    text,
    colors,
    bold: decorations.includes('bold'),
    italic: decorations.includes('italic'),
    underline: decorations.includes('underlined'),
    strikethrough: decorations.includes('strikethrough'),
  };
}
