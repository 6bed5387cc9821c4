import { type FocusEvent, useCallback, useRef, useState } from 'react';
import { editField } from '../../ui/edit-field.ts';
import { loadEngine } from './use-engine.ts';

/** The field that the toolbar works on: of those with a `data-markup`, the one that had the focus last. */
export function useToolbarField(initialName: string) {
  const card = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(initialName);

  const onFocus = useCallback(({ target }: FocusEvent) => {
    void loadEngine();
    if (!(target instanceof HTMLInputElement) || target.dataset.markup === undefined) return;
    field.current = target;
    setName(target.labels?.[0]?.textContent ?? '');
  }, []);

  const onTag = useCallback(async (tag: string) => {
    const { wrapInTag } = await loadEngine();
    const isThere = field.current?.isConnected;
    const input = isThere
      ? field.current
      : card.current?.querySelector<HTMLInputElement>('[data-markup]');
    if (!input) return;
    const from = input.selectionStart ?? input.value.length;
    editField(input, wrapInTag({ text: input.value, from, to: input.selectionEnd ?? from }, tag));
  }, []);

  return { card, name, onFocus, onTag };
}
