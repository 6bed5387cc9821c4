import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { secretIn } from './watch-address.ts';

/** An address without its secret opens nothing: the whole link can be pasted. */
export function LockedCard({ onSecret }: { readonly onSecret: (secret: string) => void }) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);

  function open(event: SubmitEvent) {
    event.preventDefault();
    const secret = secretIn(text);
    setRefused(secret === undefined);
    if (secret !== undefined) onSecret(secret);
  }

  return (
    <Card region title={t('watched.locked.title')}>
      <p className="max-w-measure text-muted">{t('watched.locked.text')}</p>
      <form noValidate className="flex flex-col items-start gap-4" onSubmit={open}>
        <Field
          className="w-full"
          label={t('watched.locked.link')}
          error={isRefused ? t('watched.locked.fault') : undefined}
        >
          <TextInput
            value={text}
            autoCapitalize="none"
            spellCheck={false}
            onValueChange={setText}
          />
        </Field>
        <Button type="submit" look="primary">
          {t('watched.locked.open')}
        </Button>
      </form>
    </Card>
  );
}
