import { type SubmitEvent, useState } from 'react';
import { deleteWatch } from '../../api/watch.ts';
import { forgetWatch } from '../../state/watches.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { FailureNote } from './failure-note.tsx';
import type { Owned } from './owned.ts';
import { useChange } from './use-change.ts';

interface DeleteCardProps extends Pick<Owned, 'link' | 'watch'> {
  readonly onDeleted: () => void;
}

/** There is no way back: the address has to be typed. */
export function DeleteCard({ link, watch, onDeleted }: DeleteCardProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const { isBusy, failure, make } = useChange();
  const isConfirmed = typed.trim().toLowerCase() === watch.address.toLowerCase();

  function remove(event: SubmitEvent) {
    event.preventDefault();
    if (!isConfirmed) return;
    make(
      () => deleteWatch(link),
      () => {
        void forgetWatch(link.id);
        onDeleted();
      },
    );
  }

  return (
    <Card region title={t('watched.delete.title')}>
      <form noValidate className="flex flex-col items-start gap-4" onSubmit={remove}>
        <p className="max-w-measure text-muted">{t('watched.delete.text')}</p>
        <Field className="w-full" label={t('watched.delete.confirm', { address: watch.address })}>
          <TextInput
            value={typed}
            autoCapitalize="none"
            spellCheck={false}
            onValueChange={setTyped}
          />
        </Field>
        <Button type="submit" look="danger" aria-disabled={!isConfirmed || isBusy}>
          {t('watched.delete.button')}
        </Button>
        {failure && <FailureNote failure={failure} />}
      </form>
    </Card>
  );
}
