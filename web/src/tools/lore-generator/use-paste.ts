import { type ClipboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useSelected, useToolStore } from '../../tool/tool.tsx';
import { pasteAsOneLine, replaceSelection } from '../../ui/edit-field.ts';
import { lazyEngine } from './lazy.ts';
import {
  changesOf,
  isSameLore,
  type Lore,
  type Paste,
  type PasteFormat,
  type Place,
} from './pasted-lore.ts';
import { loreState } from './state.ts';

/** Parses what is pasted into fields with `data-markup`, and lets the visitor choose another format. */
export function usePaste(draft: string, setDraft: (draft: string) => void) {
  const store = useToolStore(loreState);
  const [last, setLast] = useState<Paste>();
  const newestDraft = useRef(draft);
  useLayoutEffect(() => {
    newestDraft.current = draft;
  });
  // After any other edit the paste can no longer be read differently.
  const isCorrectable = useSelected(
    loreState,
    (state) => last !== undefined && isSameLore(last.after, { state, draft }),
  );

  function apply(done: Paste, before: Lore) {
    store.set((present) => changesOf(done.after.state, before.state, present), 'beyond-field');
    setDraft(done.after.draft);
    setLast(done);
  }

  async function onPaste(event: ClipboardEvent) {
    const field = event.target;
    const text = event.clipboardData.getData('text/plain');
    const isMarkup = field instanceof HTMLInputElement && field.dataset.markup !== undefined;
    if (!isMarkup || text === '') return;
    event.preventDefault();
    const engine = await lazyEngine.load().catch(() => undefined);
    if (engine === undefined) return pasteAsOneLine(field, text);
    // While it was loaded, more may have been typed, or pasted.
    const lore = { state: store.get().present, draft: newestDraft.current };
    const place = placeIn(field);
    const done = engine.paste(lore, place, text);
    if (done === undefined || !field.isConnected) return;
    if (done.added === undefined) return apply(done, lore);
    replaceSelection(field, done.added);
    // A single plain line has no other reading.
    setLast(done.format === 'as-typed' && !done.isUnread ? undefined : done);
  }

  async function correct(format: PasteFormat) {
    const { paste } = await lazyEngine.load();
    const again = last && paste(last.before, last.place, last.text, format);
    if (again) apply(again, last.after);
  }

  return {
    last: isCorrectable ? last : undefined,
    onPaste,
    correct,
    dismiss: () => setLast(undefined),
  };
}

function placeIn(field: HTMLInputElement): Place {
  const name = field.dataset.markup ?? '';
  const from = field.selectionStart ?? field.value.length;
  const to = field.selectionEnd ?? from;
  return { field: name === 'title' || name === 'draft' ? name : Number(name), from, to };
}
