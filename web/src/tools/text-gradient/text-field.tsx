import type { RecoveredGradient } from '@fucina/minecraft-text';
import { type ClipboardEvent, useState } from 'react';
import { useField, useSelected, useToolStore } from '../../tool/tool.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { asOneLine, withSelectionAs } from '../../ui/field-text.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { gradientState, hasFields, type RecoveredFields } from './state.ts';

interface Pasted {
  readonly format: RecoveredGradient['format'];
  /** What the page took over. */
  readonly taken: RecoveredFields;
  /** What the page would hold with the pasted text as it is. */
  readonly asTyped: RecoveredFields;
}

/** The text. Pasting colored text also sets the colors, unless the visitor undoes that. */
export function TextField() {
  const { t } = useWords();
  const store = useToolStore(gradientState);
  const [text, setText] = useField(gradientState, 'text');
  const [last, setLast] = useState<Pasted>();
  // After any other change there is nothing to return to.
  const isUnchanged = useSelected(
    gradientState,
    (state) => last !== undefined && hasFields(state, last.taken),
  );
  const pasted = isUnchanged ? last : undefined;

  // The parsers are loaded with the first paste.
  async function paste(event: ClipboardEvent<HTMLInputElement>) {
    const field = event.currentTarget;
    const copied = event.clipboardData.getData('text/plain');
    event.preventDefault();
    const recover = await import('./recover-gradient.ts').catch(() => undefined);
    const asTyped = withSelectionAs(field, asOneLine(copied));
    if (recover === undefined) return setText(asTyped);
    const found = recover.recoverGradient(copied);
    if (found === undefined) return recover.pasteAsOneLine(field, copied);
    const recovered = recover.fromRecovered(found);
    const taken = { ...recovered, text: asOneLine(recovered.text) };
    setLast({ format: found.format, taken, asTyped: { ...store.get().present, text: asTyped } });
    store.set(taken, 'paste');
  }

  function keepAsTyped({ asTyped }: Pasted) {
    const { text, colors, bold, italic, underline, strikethrough } = asTyped;
    store.set({ text, colors, bold, italic, underline, strikethrough });
  }

  return (
    <Field
      label={t('text_gradient.text')}
      hint={
        pasted ? (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {t('text_gradient.read_as', { format: t(`text_gradient.read.${pasted.format}`) })}
            <Button size="small" onClick={() => keepAsTyped(pasted)}>
              {t('text_gradient.keep_as_typed')}
            </Button>
          </span>
        ) : (
          t('text_gradient.text_hint')
        )
      }
    >
      <TextInput
        value={text}
        maxLength={gradientState.fields.text.maxLength}
        onPaste={(event) => void paste(event)}
        onValueChange={setText}
      />
    </Field>
  );
}
