import { Upload } from 'lucide-react';
import { type FormEvent, useId, useRef } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useComplaint } from './use-complaint.ts';
import type { Lookup } from './use-lookup.ts';

interface LookupFormProps {
  readonly typed: string;
  readonly lookup: Lookup;
  readonly onType: (typed: string) => void;
  readonly onSubmit: () => void;
  readonly onFile: (file: File) => void;
}

export function LookupForm({ typed, lookup, onType, onSubmit, onFile }: LookupFormProps) {
  const { t } = useWords();
  const errorId = useId();
  const picker = useRef<HTMLInputElement>(null);
  const complaint = useComplaint(lookup);
  const isLoading = lookup.state === 'loading';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isLoading) onSubmit();
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t('skins.username')} hint={t('skins.username_hint')}>
        <TextInput
          value={typed}
          onValueChange={onType}
          // Sent before the page is alive, the form opens the same link that it would make.
          name="player"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={1000}
          {...(complaint && { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={isLoading} className="grow">
          {t(isLoading ? 'skins.loading' : 'skins.get_skin')}
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
            // The same file may be chosen again after it was painted on.
            target.value = '';
          }}
        />
      </div>
      {complaint && (
        <div id={errorId} className="flex flex-col gap-1 text-sm">
          <p role="alert" className="text-danger">
            {complaint.message}
          </p>
          {complaint.advice && <p className="text-muted">{complaint.advice}</p>}
        </div>
      )}
    </form>
  );
}
