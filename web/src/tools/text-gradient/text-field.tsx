import type { RecoveredGradient } from '@fucina/minecraft-text';
import { type ClipboardEvent, useState } from 'react';
import { useField, useToolStore } from '../../tool/tool.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { fromRecovered, gradientState } from './state.ts';

interface Pasted {
  readonly text: string;
  readonly format: RecoveredGradient['format'];
}

/** The text. Pasting colored text also sets the colors, unless the visitor undoes that. */
export function TextField() {
  const { t } = useWords();
  const { set } = useToolStore(gradientState);
  const [text, setText] = useField(gradientState, 'text');
  const [pasted, setPasted] = useState<Pasted>();

  // The parsers are loaded with the first paste; until then the text is shown as pasted.
  async function paste(event: ClipboardEvent) {
    const taken = event.clipboardData.getData('text/plain');
    const { recoverGradient } = await import('./recover-gradient.ts');
    const found = recoverGradient(taken);
    if (found === undefined) return;
    setPasted({ text: taken, format: found.format });
    set(fromRecovered(found));
  }

  function keepAsTyped() {
    if (pasted !== undefined) setText(pasted.text);
    setPasted(undefined);
  }

  return (
    <Field
      label={t('text_gradient.text')}
      hint={
        pasted ? (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {t('text_gradient.read_as', { format: t(`text_gradient.read.${pasted.format}`) })}
            <Button size="small" onClick={keepAsTyped}>
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
        onValueChange={(typed) => {
          setPasted(undefined);
          setText(typed);
        }}
      />
    </Field>
  );
}
