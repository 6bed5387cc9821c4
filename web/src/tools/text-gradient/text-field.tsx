import type { RecoveredGradient } from '@fucina/minecraft-text';
import { type ClipboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tool } from '../../state/use-tool-state.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { fromRecovered, type GradientState } from './state.ts';

interface TextFieldProps {
  readonly tool: Tool<GradientState>;
}

interface Pasted {
  readonly text: string;
  readonly format: RecoveredGradient['format'];
}

/** The text. Coloured text that is pasted brings its colours along, unless the person says otherwise. */
export function TextField({ tool }: TextFieldProps) {
  const { t } = useTranslation();
  const [pasted, setPasted] = useState<Pasted>();

  // The readers of every format come with the first paste; until then the text stands as it was pasted.
  async function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain');
    const { recoverGradient } = await import('./recover-gradient.ts');
    const found = recoverGradient(text);
    if (found === undefined) return;
    setPasted({ text, format: found.format });
    tool.set(fromRecovered(found));
  }

  function keepAsTyped() {
    if (pasted !== undefined) tool.set({ text: pasted.text });
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
        value={tool.state.text}
        onPaste={(event) => void paste(event)}
        onValueChange={(text) => {
          setPasted(undefined);
          tool.set({ text });
        }}
      />
    </Field>
  );
}
