const WITHOUT_TYPING = ['button', 'checkbox', 'color', 'file', 'radio', 'range', 'reset', 'submit'];

/** Whether text can be typed here, which the browser can undo. */
export function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) {
    return !target.readOnly && !WITHOUT_TYPING.includes(target.type);
  }
  if (target instanceof HTMLTextAreaElement) return !target.readOnly;
  return target instanceof HTMLElement && target.isContentEditable;
}

/** Whether a character means something here: it is typed, or chooses an option. */
export function takesCharacters(target: EventTarget | null): boolean {
  return target instanceof HTMLSelectElement || isTextField(target);
}
