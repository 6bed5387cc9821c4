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

/** Selects text that is not on the page, in a hidden field that is removed on blur. */
export function selectUnseenText(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  field.addEventListener('blur', () => field.remove());
  document.body.append(field);
  selectText(field);
}
