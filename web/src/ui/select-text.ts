import { coarsePointer } from './media.ts';

/** Selects the text of an element, so that it can be copied by keyboard. */
export function selectText(element: HTMLElement): void {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) {
    element.focus();
    element.select();
    return;
  }
  const selection = element.ownerDocument.getSelection();
  selection?.selectAllChildren(element);
}

/** A field on the page. */
const HELD = 'fixed top-20 left-4 z-popup rounded-control border border-control bg-surface p-2';

/** Selects text that is not on the page, in a field that is removed on blur: hidden, but for a finger to hold. */
export function selectUnseenText(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = coarsePointer.get() ? HELD : 'unseen-text';
  field.addEventListener('blur', () => field.remove());
  const { activeElement, body } = document;
  // Tab goes on from where the focus was; and outside of an open dialog nothing can have the focus.
  if (activeElement && activeElement !== body) activeElement.after(field);
  else body.append(field);
  selectText(field);
}
