import { useEffect } from 'react';

/** Ctrl/⌘ Z where the browser has no history of its own: anywhere but in a text field. */
export function useUndoKeys({ undo, redo }: { undo(): void; redo(): void }) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      const isUndo = key === 'z' && !event.shiftKey;
      const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && event.ctrlKey);
      if (!(event.ctrlKey || event.metaKey) || !(isUndo || isRedo)) return;
      if (event.altKey || hasOwnHistory(event.target)) return;
      event.preventDefault();
      if (isUndo) undo();
      else redo();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [undo, redo]);
}

const WITHOUT_TYPING = ['button', 'checkbox', 'color', 'file', 'radio', 'range', 'reset', 'submit'];

function hasOwnHistory(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) {
    return !target.readOnly && !WITHOUT_TYPING.includes(target.type);
  }
  if (target instanceof HTMLTextAreaElement) return !target.readOnly;
  return target instanceof HTMLElement && target.isContentEditable;
}
