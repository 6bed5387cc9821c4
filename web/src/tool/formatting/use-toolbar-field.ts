import type { TextSelection } from '@fucina/minecraft-text';
import { type FocusEvent, useCallback, useRef, useState } from 'react';
import { editField } from '../../ui/edit-field.ts';

const MARKUP = '[data-markup]';

interface TagEngine {
  readonly wrapInTag: (selected: TextSelection, tag: string) => TextSelection;
}

/** The field that the toolbar works on: the last one with `data-markup` that had the focus, in itself or in its row. */
export function useToolbarField(initialName: string, loadEngine: () => Promise<TagEngine>) {
  const card = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(initialName);

  const onFocus = useCallback(
    ({ target }: FocusEvent) => {
      loadEngine().catch(() => undefined);
      // After a move the focus is on the row's button, and the row may have a new field.
      const place = target.closest('[data-row]') ?? target.parentElement;
      const markup = place?.querySelector<HTMLInputElement>(MARKUP);
      if (!markup) return;
      field.current = markup;
      setName(markup.getAttribute('aria-label') ?? markup.labels?.[0]?.textContent ?? '');
    },
    [loadEngine],
  );

  const onTag = useCallback(
    async (tag: string) => {
      const { wrapInTag } = await loadEngine();
      const isThere = field.current?.isConnected;
      const input = isThere ? field.current : card.current?.querySelector<HTMLInputElement>(MARKUP);
      if (!input) return;
      const from = input.selectionStart ?? input.value.length;
      editField(input, wrapInTag({ text: input.value, from, to: input.selectionEnd ?? from }, tag));
    },
    [loadEngine],
  );

  return { card, name, onFocus, onTag };
}
