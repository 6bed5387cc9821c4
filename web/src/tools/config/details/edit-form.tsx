import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-input.tsx';
import { useWords } from '../../../words/use-words.tsx';

interface EditFormProps {
  readonly initial: string;
  readonly onUse: (written: string) => void;
}

/** The new text, written by hand. It is compared with the old one when it is used. */
export function EditForm({ initial, onUse }: EditFormProps) {
  const { t } = useWords();
  const [{ text, from }, setTyped] = useState({ text: initial, from: initial });
  const isNew = text !== initial;
  // Another text was chosen outside of the form.
  if (from !== initial) setTyped({ text: initial, from: initial });
  return (
    <form
      className="flex flex-col items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onUse(text);
      }}
    >
      <Field label={t('config.details.edit')} className="w-full">
        <TextArea
          rows={2}
          value={text}
          spellCheck={false}
          translate="no"
          className="font-mono text-sm"
          onValueChange={(text) => setTyped({ text, from })}
        />
      </Field>
      <Button type="submit" size="small" aria-disabled={!isNew}>
        {t('config.details.use')}
      </Button>
    </form>
  );
}
