import { readTypedAddress, readTypedServer } from '@fucina/server-address';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { createWatch } from '../../api/watch.ts';
import { readRecentServer, recentServers } from '../../state/recents.ts';
import { useStoredValue } from '../../state/stored-value.ts';
import { keepWatch } from '../../state/watches.ts';
import { RecentSuggestions } from '../../tool/recent-suggestions.tsx';
import { toAscii } from '../../tool/server-spelling.ts';
import { useField, useToolStore } from '../../tool/tool.tsx';
import { ToolSegments } from '../../tool/tool-fields.tsx';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { FailureNote } from './failure-note.tsx';
import type { MadeWatch } from './made-card.tsx';
import { editionsOf, serverWatchState } from './state.ts';
import { type Failure, settle } from './use-answer.ts';

interface WatchFormProps {
  readonly onMade: (made: MadeWatch) => void;
}

/** Begins a watch. */
export function WatchForm({ onMade }: WatchFormProps) {
  const { t, language } = useWords();
  const { get } = useToolStore(serverWatchState);
  const [address, setAddress] = useField(serverWatchState, 'address');
  const [edition] = useField(serverWatchState, 'edition');
  const [isKeeping, setKeeping] = useState(true);
  const [isCreating, setCreating] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const hasRecents = useStoredValue(recentServers)[0].length > 0;
  const { text } = readTypedAddress(address);
  const isFaulty = !readTypedServer(address, editionsOf({ address, edition })[0], toAscii).ok;

  async function create(event: SubmitEvent) {
    event.preventDefault();
    setRefused(isFaulty);
    setFailure(undefined);
    if (isFaulty) return field.current?.focus();
    setCreating(true);
    const editions = editionsOf(get().present);
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    const made = await settle(
      createWatch({ address: text, editions: [...editions], zone, language }),
    );
    if (made.ok) {
      const { id, secret, watch } = made.value;
      const link = { id, secret };
      const isKept = isKeeping && (await keepWatch({ ...link, address: watch.address }));
      announce(t('server_watch.is_created', { server: watch.address }));
      onMade({ link, address: watch.address, isKept });
    } else setFailure(made.failure);
    setCreating(false);
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void create(event)}>
      <Field
        label={t('server_watch.address')}
        error={isRefused && isFaulty ? t('server_watch.address_fault') : undefined}
      >
        <TextInput
          ref={field}
          name="address"
          list={hasRecents ? listId : undefined}
          value={address}
          placeholder="play.example.com"
          inputMode="url"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          onValueChange={setAddress}
        />
        {hasRecents && (
          <RecentSuggestions
            id={listId}
            of={recentServers}
            textOf={(entry) => readRecentServer(entry).address}
          />
        )}
      </Field>
      <ToolSegments
        of={serverWatchState}
        field="edition"
        label={t('server_watch.edition')}
        labelOf={(value) => t(`server_watch.editions.${value}`)}
      />
      <Checkbox
        label={t('server_watch.keep')}
        hint={t('server_watch.keep_hint')}
        checked={isKeeping}
        onCheckedChange={setKeeping}
      />
      <Button type="submit" look="primary" aria-disabled={isCreating}>
        {t(isCreating ? 'server_watch.creating' : 'server_watch.create')}
      </Button>
      {failure && <FailureNote failure={failure} />}
    </form>
  );
}
