import { Upload } from 'lucide';
import { type FormEvent, useId, useRef } from 'react';
import { EARLY_PLAYER } from '../../api/profile.ts';
import { ExamplesMenu } from '../../tool/examples-menu.tsx';
import { RefusalNote } from '../../tool/refusal-note.tsx';
import { useRecents } from '../../tool/use-recents.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { EXAMPLE_PLAYERS, skinsState } from './state.ts';
import type { Lookup } from './use-lookup.ts';
import { useLookupError } from './use-lookup-error.ts';

interface LookupFormProps {
  readonly typed: string;
  /** What was left out of it. */
  readonly note: string | undefined;
  readonly lookup: Lookup;
  readonly onType: (typed: string) => void;
  /** The player who was found. */
  readonly found: string | undefined;
  readonly onSubmit: () => void;
  /** A player was chosen of the recent ones or the examples. */
  readonly onChoose: (player: string) => void;
  readonly onFile: (file: File) => void;
}

const PLAYERS = EXAMPLE_PLAYERS.map((player) => ({ label: player, value: player }));

export function LookupForm({
  typed,
  note,
  lookup,
  found,
  onType,
  onSubmit,
  onChoose,
  onFile,
}: LookupFormProps) {
  const { t } = useWords();
  const errorId = useId();
  const picker = useRef<HTMLInputElement>(null);
  const error = useLookupError(lookup);
  const recents = useRecents('recent-players', found);
  const isLoading = lookup.state === 'loading';
  // Another name may be submitted meanwhile: it replaces the running lookup.
  const isAsked = isLoading && typed.trim() === lookup.asked.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isAsked) onSubmit();
  }

  return (
    <form noValidate data-asks={EARLY_PLAYER} onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t('skins.username')} hint={note ?? t('skins.username_hint')}>
        <TextInput
          value={typed}
          onValueChange={onType}
          // Submitted before hydration, the form opens the same link that it would make.
          name="player"
          list={recents?.listId}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={skinsState.fields.player.maxLength}
          {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" aria-disabled={isAsked} className="grow basis-34">
          {t(isAsked ? 'skins.loading' : 'skins.get_skin')}
        </Button>
        <Button className="max-sm:grow" onClick={() => picker.current?.click()}>
          <Icon icon={Upload} />
          {t('skins.open_file')}
        </Button>
        <input
          ref={picker}
          type="file"
          accept="image/png"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onFile(file);
            // Lets the same file be chosen again after it was edited.
            target.value = '';
          }}
        />
      </div>
      {error && (
        <div id={errorId} className="flex flex-col gap-1 text-sm">
          <p role="alert" className="text-danger wrap-anywhere">
            {error.message}
          </p>
          {error.advice && <p className="text-muted">{error.advice}</p>}
          {error.refusal && <RefusalNote refusal={error.refusal} otherwise="upstream_failed" />}
        </div>
      )}
      <div className="examples">
        {recents && (
          <recents.RecentParts
            name="recent-players"
            listId={recents.listId}
            found={found}
            onChoose={onChoose}
          />
        )}
        <ExamplesMenu examples={PLAYERS} onChoose={onChoose} />
      </div>
    </form>
  );
}
