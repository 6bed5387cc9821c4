import { splitProtected } from '@fucina/minecraft-text';
import { type ClipboardEvent, useState } from 'react';
import { useSelected, useToolStore } from '../../tool/tool.tsx';
import { replaceSelection, withoutMark, withSelectionAs } from '../../ui/edit-field.ts';
import type { Words } from './read-pasted.ts';
import { type SmallCapsState, smallCapsState } from './state.ts';

interface Taken {
  readonly become: Words['become'];
  readonly text: string;
  /** What the tool would hold with the pasted text as it is. */
  readonly asTyped: Pick<SmallCapsState, 'text' | 'keepCodes'>;
}

/** Of a command or a file only the words go in, unless the visitor wants the text as it was. */
export function usePaste() {
  const store = useToolStore(smallCapsState);
  const [last, setLast] = useState<Taken>();
  const [pasted, setPasted] = useState('');
  const isPasted = useSelected(smallCapsState, ({ text }) => text === pasted);
  // After any other change there is nothing to return to.
  const isUnchanged = useSelected(smallCapsState, ({ text }) => text === last?.text);

  async function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const field = event.currentTarget;
    const copied = withoutMark(event.clipboardData.getData('text/plain'));
    if (copied === '') return;
    event.preventDefault();
    await insert(field, copied);
    setPasted(store.get().present.text);
  }

  async function insert(field: HTMLTextAreaElement, copied: string) {
    const reader = await import('./read-pasted.ts').catch(() => undefined);
    const words = reader?.wordsOf(copied);
    if (words === undefined || words.text === copied) return replaceSelection(field, copied);
    const { keepCodes } = store.get().present;
    const asTyped = { text: withSelectionAs(field, copied), keepCodes };
    const text = withSelectionAs(field, words.text);
    if (!hasCodes(words.text)) replaceSelection(field, words.text);
    else store.set({ text, keepCodes: true }, 'beyond-field');
    setLast({ become: words.become, text, asTyped });
  }

  return {
    onPaste,
    /** Whether the text is as the last paste made it. */
    isPasted,
    taken: isUnchanged ? last : undefined,
    keepAsTyped: ({ asTyped }: Taken) => store.set(asTyped),
  };
}

/** Whether a text has tags, codes or placeholders. */
export function hasCodes(text: string): boolean {
  return splitProtected(text).some(({ isProtected }) => isProtected);
}
