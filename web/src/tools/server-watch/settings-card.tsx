import { readZone } from '@fucina/watch';
import { type SubmitEvent, useId, useState } from 'react';
import { changeWatch } from '../../api/watch.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { FailureNote } from './failure-note.tsx';
import type { Owned } from './owned.ts';
import { useChange } from './use-change.ts';

const MAX_NAME = 60;

/** The name and the zone of a watch. */
export function SettingsCard({ link, watch, onChange }: Owned) {
  const { t } = useWords();
  const [name, setName] = useState(watch.name);
  const [zone, setZone] = useState(watch.zone);
  const { isBusy, failure, make } = useChange();
  const listId = useId();
  const known = readZone(zone.trim());

  function save(event: SubmitEvent) {
    event.preventDefault();
    if (known === undefined) return;
    make(
      () => changeWatch(link, watch, { name: name.trim(), zone: known }),
      (value) => {
        announce(t('watched.settings.saved'));
        onChange(value);
      },
    );
  }

  return (
    <Card region title={t('watched.settings.title')}>
      <form noValidate className="flex flex-col gap-4" onSubmit={save}>
        <Field label={t('watched.settings.name')} hint={t('watched.settings.name_hint')}>
          <TextInput value={name} maxLength={MAX_NAME} onValueChange={setName} />
        </Field>
        <Field
          label={t('watched.settings.zone')}
          error={known === undefined ? t('server_watch.errors.bad_zone') : undefined}
        >
          <TextInput value={zone} list={listId} spellCheck={false} onValueChange={setZone} />
          <datalist id={listId}>
            {['UTC', ...Intl.supportedValuesOf('timeZone')].map((value) => (
              <option key={value} value={value} />
            ))}
          </datalist>
        </Field>
        <Button type="submit" className="self-start" aria-disabled={isBusy}>
          {t('watched.settings.save')}
        </Button>
        {failure && <FailureNote failure={failure} />}
      </form>
    </Card>
  );
}
