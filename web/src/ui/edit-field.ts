import { changeBetween } from './text-change.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What a text field should hold, and what of it should be selected. */
export interface FieldContent {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Changes a field as typing would: input events fire, and the browser's undo includes it. Only the
 * part that differs is replaced.
 */
export function editField(field: TextField, { text, from, to }: FieldContent): void {
  const change = changeBetween(field.value, text);
  field.focus();
  field.setSelectionRange(change.from, change.to);
  replaceSelection(field, change.insert);
  field.setSelectionRange(from, to);
}

/** Inserts text at the caret or replaces the selection, as typing would. */
export function replaceSelection(field: TextField, text: string): void {
  const isNothing = text === '' && field.selectionStart === field.selectionEnd;
  if (isNothing || typeAsUser(field, text)) return;
  const start = field.selectionStart ?? field.value.length;
  setValue(field, withSelectionAs(field, text));
  field.setSelectionRange(start + text.length, start + text.length);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

/** A pasted text that nothing could read, in a field that has one line. */
export function pasteAsOneLine(field: TextField, text: string): void {
  replaceSelection(field, asOneLine(text));
}

/** A line break at the end of a copied line is no space, nor is the mark that begins some files. */
export function asOneLine(text: string): string {
  return withoutMark(text)
    .replace(/\r?\n$/, '')
    .replace(/\s*\n\s*/g, ' ');
}

/** Without the byte order mark, which nobody sees, and the game draws as a box. */
export function withoutMark(text: string): string {
  return text.replace(/^\ufeff/, '');
}

/** What a field would hold with this text in place of its selection. */
export function withSelectionAs(field: TextField, text: string): string {
  const { value, selectionStart, selectionEnd } = field;
  const start = selectionStart ?? value.length;
  return value.slice(0, start) + text + value.slice(selectionEnd ?? start);
}

/** With the prototype's setter: React overrides the field's own and would ignore the change. */
function setValue(field: TextField, value: string): void {
  const prototype: object = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** Deprecated, but the only way that supports undo; every browser has it. It types into the field with the focus. */
function typeAsUser(field: TextField, text: string): boolean {
  if (document.activeElement !== field || typeof document.execCommand !== 'function') return false;
  return text === ''
    ? document.execCommand('delete')
    : document.execCommand('insertText', false, text);
}
