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
  const [text, setText] = useState(initial);
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
          onValueChange={setText}
        />
      </Field>
      <Button type="submit" size="small" disabled={text === initial}>
        {t('config.details.use')}
      </Button>
    </form>
  );
}
