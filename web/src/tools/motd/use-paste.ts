import { type ClipboardEvent, useState } from 'react';
import { useToolStore } from '../../tool/tool.tsx';
import { pasteAsOneLine, replaceSelection } from '../../ui/edit-field.ts';
import { lazyReader } from './lazy.ts';
import type { Found } from './read-note.tsx';
import { motdState } from './state.ts';

/** A file or several lines that are pasted into a field replace the message; a part of a line stays where it is. */
export function usePaste() {
  const store = useToolStore(motdState);
  const [found, setFound] = useState<Found>();

  async function onPaste(event: ClipboardEvent) {
    const field = event.target;
    const text = event.clipboardData.getData('text/plain');
    if (!(field instanceof HTMLInputElement) || field.dataset.markup === undefined) return;
    if (text === '') return;
    event.preventDefault();
    const reader = await lazyReader.load().catch(() => undefined);
    const read = reader?.readPasted(text);
    if (!reader || !read?.ok) return pasteAsOneLine(field, text);
    const [{ message, isForeign, isMended }] = read.messages;
    const [first] = message.lines;
    if (isForeign || isMended) setFound(read);
    if (read.foundIn === 'text' && message.lines.length < 2) {
      return first ? replaceSelection(field, first.text) : pasteAsOneLine(field, text);
    }
    store.set(reader.fieldsFrom(read.foundIn, message), 'beyond-field');
    setFound(read);
  }

  return { found, onPaste, dismiss: () => setFound(undefined) };
}
