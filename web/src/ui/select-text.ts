/** Selects the text of an element, so that the person can copy it by keyboard. */
export function selectText(element: HTMLElement): void {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) {
    element.focus();
    element.select();
    return;
  }
  const selection = element.ownerDocument.getSelection();
  selection?.selectAllChildren(element);
}

/** Selects text that stands nowhere on the page: in a field out of sight that leaves with the focus. */
export function selectUnseenText(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  field.addEventListener('blur', () => field.remove());
  document.body.append(field);
  selectText(field);
}
