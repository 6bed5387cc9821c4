type TextField = HTMLInputElement | HTMLTextAreaElement;

export function asOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

/** What a field would hold with this text in place of its selection. */
export function withSelectionAs(field: TextField, text: string): string {
  const { value, selectionStart, selectionEnd } = field;
  const start = selectionStart ?? value.length;
  return value.slice(0, start) + text + value.slice(selectionEnd ?? start);
}
