// Loaded on demand: most visitors never paste.
import {
  type RecoveredGradient,
  recoverGradient,
  toMiniMessage,
  toPlain,
} from '@fucina/minecraft-text';
import { FOREIGN_MARKUP, readSource, type SourceHint } from '@fucina/text-workshop';
import { asOneLine, pasteAsOneLine, withSelectionAs } from '../../ui/edit-field.ts';
import type { Pasted } from './pasted.ts';
import type { RecoveredFields } from './state.ts';

export { PasteNote } from './paste-note.tsx';

/** What a pasted text brings along; a text without colors is put into the field as it is. */
export function readPasted(
  copied: string,
  field: HTMLInputElement,
  { colors, bold, italic, underline, strikethrough }: RecoveredFields,
): Pasted | 'unread' | undefined {
  const source = readSource(copied);
  const isTyped = !source.ok || (source.wrapping === undefined && source.format === 'mini-message');
  const found = recoverGradient(isTyped ? copied : toMiniMessage(source.value));
  if (found === undefined) {
    const isUnread = !source.ok || source.hints.some(isLetters);
    const isTaken = source.ok && source.wrapping !== undefined && !source.hints.includes('no-text');
    pasteAsOneLine(field, isTaken ? toPlain(source.value) : copied);
    return isUnread ? 'unread' : undefined;
  }
  const recovered = fromRecovered(found);
  return {
    format: source.format,
    output: source.format === 'json' ? 'JSON' : outputOf(copied),
    isMended: source.hints.includes('mended'),
    taken: { ...recovered, text: asOneLine(recovered.text) },
    asTyped: {
      text: withSelectionAs(field, asOneLine(copied)),
      colors,
      bold,
      italic,
      underline,
      strikethrough,
    },
  };
}

/** `<#rrggbb>` is MiniMessage, too. */
const OUTPUTS = [
  [/&#[0-9a-f]{6}/i, '&#rrggbb'],
  [/<##[0-9a-f]{6}>/i, '<##rrggbb>'],
  [/§x(?:§[0-9a-f]){6}/i, '§x§r§r§g§g§b§b'],
  [/&x(?:&[0-9a-f]){6}/i, '&x&r&r&g&g&b&b'],
  [/\{#[0-9a-f]{6}\}/i, '{#rrggbb}'],
] as const;

function outputOf(copied: string): string | undefined {
  return OUTPUTS.find(([notation]) => notation.test(copied))?.[1];
}

/** It stays letters. */
function isLetters(hint: SourceHint): boolean {
  const unread: readonly SourceHint[] = FOREIGN_MARKUP;
  return unread.includes(hint) || hint === 'no-text';
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
