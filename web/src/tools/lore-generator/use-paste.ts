import { type ClipboardEvent, useState } from 'react';
import { usePart } from '../../state/use-tool-store.ts';
import { replaceSelection } from '../../ui/edit-field.ts';
import { isSameLore, type Paste, type PasteFormat, type Place } from './pasted-lore.ts';
import type { LoreStore } from './state.ts';
import { loadEngine } from './use-engine.ts';

/** Reads what is pasted into the fields of a page that have a `data-markup`, and lets the reading be corrected. */
export function usePaste(store: LoreStore, draft: string, setDraft: (draft: string) => void) {
  const [last, setLast] = useState<Paste>();
  // Whatever is changed afterwards is the person's own: there is nothing left to correct.
  const isCorrectable = usePart(
    store,
    ({ present }) => last !== undefined && isSameLore(last.after, { state: present, draft }),
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
    // One line that needed no reading leaves nothing to correct.
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
