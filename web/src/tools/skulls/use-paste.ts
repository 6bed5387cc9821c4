import type { ClipboardEvent } from 'react';
import { useToolStore } from '../../tool/tool.tsx';
import { pasteAsOneLine, replaceSelection } from '../../ui/edit-field.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/use-words.tsx';
import { skullsState } from './state.ts';

/** An item, several lines or another notation that is pasted into a field with `data-markup` is read first. */
export function usePaste() {
  const { t } = useWords();
  const store = useToolStore(skullsState);
  return async (event: ClipboardEvent) => {
    const field = event.target;
    const text = event.clipboardData.getData('text/plain');
    if (!(field instanceof HTMLInputElement) || field.dataset.markup === undefined) return;
    if (text === '') return;
    event.preventDefault();
    const reader = await import('./paste.ts').catch(() => undefined);
    const now = store.get().present;
    const { name, lore } = now;
    const isShort = text.length <= (skullsState.fields.player.maxLength ?? 0);
    const read = reader?.paste(text, placeIn(field), isShort ? now : { name, lore });
    if (reader?.isUnread(text)) toast({ title: t('ui.paste_unread') });
    if (read === undefined) return pasteAsOneLine(field, text);
    if (typeof read === 'string') return replaceSelection(field, read);
    store.set(read, 'beyond-field');
    if (reader?.isOfOtherHead(text, now)) toast({ title: t('skulls.head_stays') });
  };
}

function placeIn(field: HTMLInputElement) {
  const { value, selectionStart, selectionEnd } = field;
  const { markup = '' } = field.dataset;
  return {
    field: markup === 'name' ? markup : Number(markup),
    before: value.slice(0, selectionStart ?? value.length),
    behind: value.slice(selectionEnd ?? value.length),
  } as const;
}
