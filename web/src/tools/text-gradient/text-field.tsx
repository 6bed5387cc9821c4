import type { RecoveredGradient } from '@fucina/minecraft-text';
import { type ClipboardEvent, memo, useState } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { usePart } from '../../state/use-tool-store.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { fromRecovered, type GradientStore } from './state.ts';

interface TextFieldProps {
  readonly store: GradientStore;
}

interface Pasted {
  readonly text: string;
  readonly format: RecoveredGradient['format'];
}

/** The text. Coloured text that is pasted brings its colours along, unless the person says otherwise. */
export const TextField = memo(function TextField({ store }: TextFieldProps) {
  const { t } = useWords();
  const { set } = store;
  const text = usePart(store, ({ present }) => present.text);
  const [pasted, setPasted] = useState<Pasted>();

  // The readers of every format come with the first paste; until then the text stands as it was pasted.
  async function paste(event: ClipboardEvent) {
    const taken = event.clipboardData.getData('text/plain');
    const { recoverGradient } = await import('./recover-gradient.ts');
    const found = recoverGradient(taken);
    if (found === undefined) return;
    setPasted({ text: taken, format: found.format });
    set(fromRecovered(found));
  }

  function keepAsTyped() {
    if (pasted !== undefined) set({ text: pasted.text });
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
        onPaste={(event) => void paste(event)}
        onValueChange={(typed) => {
          setPasted(undefined);
          set({ text: typed });
        }}
      />
    </Field>
  );
});
