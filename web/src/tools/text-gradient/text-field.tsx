import { type ClipboardEvent, useState } from 'react';
import { useField, useSelected, useToolStore } from '../../tool/tool.tsx';
import { ToolText } from '../../tool/tool-fields.tsx';
import { createLazyModule } from '../../ui/lazy-module.ts';
import { useWords } from '../../words/use-words.tsx';
import type { Pasted } from './pasted.ts';
import { gradientState, hasFields } from './state.ts';

/** The parsers are loaded with the first paste. */
const reading = createLazyModule(() => import('./read-pasted.ts'));

/** The text. Pasting colored text also sets the colors, unless the visitor undoes that. */
export function TextField() {
  const { t } = useWords();
  const store = useToolStore(gradientState);
  const [text, setText] = useField(gradientState, 'text');
  const reader = reading.useLoaded();
  const [last, setLast] = useState<Pasted>();
  const [unread, setUnread] = useState<string>();
  // After any other change there is nothing to return to.
  const isUnchanged = useSelected(
    gradientState,
    (state) => last !== undefined && hasFields(state, last.taken),
  );
  const pasted = isUnchanged ? last : undefined;

  async function paste(event: ClipboardEvent<HTMLInputElement>) {
    const field = event.currentTarget;
    const copied = event.clipboardData.getData('text/plain');
    event.preventDefault();
    const recover = await reading.load().catch(() => undefined);
    if (recover === undefined) return setText(withPasted(field, copied));
    const pasted = recover.readPasted(copied, field, store.get().present);
    setUnread(pasted === 'unread' ? field.value : undefined);
    if (pasted === undefined || pasted === 'unread') return;
    setLast(pasted);
    store.set(pasted.taken, 'beyond-field');
  }

  return (
    <ToolText
      of={gradientState}
      field="text"
      label={t('text_gradient.text')}
      hint={
        reader && pasted ? (
          <reader.PasteNote pasted={pasted} />
        ) : (
          t(unread === text ? 'ui.paste_unread' : 'text_gradient.text_hint')
        )
      }
      onPaste={(event) => void paste(event)}
    />
  );
}

/** What reads pasted texts could not be loaded: the text is put in as it is, on one line. */
function withPasted({ value, selectionStart, selectionEnd }: HTMLInputElement, copied: string) {
  const start = value.slice(0, selectionStart ?? value.length);
  return start + copied.replace(/\s*\n\s*/g, ' ') + value.slice(selectionEnd ?? value.length);
}
