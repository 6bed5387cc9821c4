import type { ReadFileResult } from '@fucina/server-message/read';
import { type ClipboardEvent, useState } from 'react';
import { useToolStore } from '../../tool/tool.tsx';
import { replaceSelection } from '../../ui/edit-field.ts';
import { fieldsOf } from './server-message.ts';
import { motdState } from './state.ts';

export type Found = ReadFileResult & { readonly ok: true };

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
    const { readPasted } = await import('./reader.ts');
    const read = readPasted(text);
    if (!read.ok) return replaceSelection(field, oneLine(text));
    const [{ message }] = read.messages;
    const [first] = message.lines;
    if (read.foundIn === 'text' && message.lines.length < 2) {
      return replaceSelection(field, first?.text ?? oneLine(text));
    }
    store.set(fieldsOf(message));
    setFound(read);
  }

  return { found, onPaste, dismiss: () => setFound(undefined) };
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
