import { type ClipboardEvent, useState } from 'react';
import { useSelected, useToolStore } from '../../tool/tool.tsx';
import { replaceSelection } from '../../ui/edit-field.ts';
import { isSameLore, type Paste, type PasteFormat, type Place } from './pasted-lore.ts';
import { loreState } from './state.ts';
import { loadEngine } from './use-engine.ts';

/** Parses what is pasted into fields with `data-markup`, and lets the visitor choose another format. */
export function usePaste(draft: string, setDraft: (draft: string) => void) {
  const store = useToolStore(loreState);
  const [last, setLast] = useState<Paste>();
  // After any other edit the paste can no longer be read differently.
  const isCorrectable = useSelected(
    loreState,
    (state) => last !== undefined && isSameLore(last.after, { state, draft }),
  );

  function apply(done: Paste) {
    store.set(done.after.state);
    setDraft(done.after.draft);
    setLast(done);
  }

  async function onPaste(event: ClipboardEvent) {
    const field = event.target;
    const place = field instanceof HTMLInputElement ? placeIn(field) : undefined;
    const text = event.clipboardData.getData('text/plain');
    if (place === undefined || !(field instanceof HTMLInputElement) || text === '') return;
    event.preventDefault();
    const lore = { state: store.get().present, draft };
    const { paste } = await loadEngine();
    const done = paste(lore, place, text) ?? paste(lore, place, text, 'as-typed');
    if (done === undefined) return;
    if (done.added === undefined) return apply(done);
    replaceSelection(field, done.added);
    // A single plain line has no other reading.
    setLast(done.format === 'as-typed' ? undefined : done);
  }

  async function correct(format: PasteFormat) {
    const { paste } = await loadEngine();
    const again = last && paste(last.before, last.place, last.text, format);
    if (again) apply(again);
  }

  return {
    last: isCorrectable ? last : undefined,
    onPaste,
    correct,
    dismiss: () => setLast(undefined),
  };
}

function placeIn(field: HTMLInputElement): Place | undefined {
  const name = field.dataset.markup;
  if (name === undefined) return undefined;
  const from = field.selectionStart ?? field.value.length;
  const to = field.selectionEnd ?? from;
  return { field: name === 'title' || name === 'draft' ? name : Number(name), from, to };
}
