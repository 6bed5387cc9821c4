import { Pencil, Trash2 } from 'lucide';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MAX_NAME, type Preset, presetName } from '../state/presets.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useWords } from '../words/use-words.tsx';

interface PresetRowProps {
  readonly preset: Preset;
  readonly isTaken: (name: string) => boolean;
  readonly onOpen: () => void;
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onRemove: () => void;
}

/** A preset: opens at a press on its name. */
export function PresetRow({ preset, isTaken, onOpen, onRename, onRemove }: PresetRowProps) {
  const { t } = useWords();
  const [isRenaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setRenaming(false));
    renameButton.current?.focus();
  };
  const { name } = preset;
  if (isRenaming) {
    return (
      <li className="py-2">
        <RenameForm
          name={name}
          isTaken={isTaken}
          onRename={(next) => void onRename(next)}
          onClose={close}
        />
      </li>
    );
  }
  return (
    <li className="flex min-w-0 items-center gap-1 py-1">
      <Button
        look="quiet"
        className="min-w-0 flex-1 !justify-start !px-2 !text-ink"
        onClick={onOpen}
      >
        <span className="truncate">{name}</span>
      </Button>
      <IconButton
        ref={renameButton}
        icon={Pencil}
        label={t('kept.presets.rename', { name })}
        onClick={() => setRenaming(true)}
      />
      <IconButton
        icon={Trash2}
        look="danger"
        label={t('kept.delete_named', { name })}
        onClick={onRemove}
      />
    </li>
  );
}

interface RenameFormProps {
  readonly name: string;
  readonly isTaken: (name: string) => boolean;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

function RenameForm({ name, isTaken, onRename, onClose }: RenameFormProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState(name);
  const [refusal, setRefusal] = useState<'no_name' | 'taken'>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const next = presetName(typed);
    if (next === undefined) return setRefusal('no_name');
    if (next !== name && isTaken(next)) return setRefusal('taken');
    if (next !== name) onRename(next);
    onClose();
  }

  return (
    <form noValidate onSubmit={submit}>
      <Field
        label={t('kept.presets.new_name', { name })}
        error={refusal && t(`kept.presets.${refusal}`)}
      >
        <div className="flex flex-wrap items-start gap-2">
          <TextInput
            ref={input}
            value={typed}
            maxLength={MAX_NAME}
            onValueChange={(text) => {
              setTyped(text);
              setRefusal(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              // Otherwise the dialog would close.
              event.preventDefault();
              onClose();
            }}
          />
          <Button type="submit" look="primary">
            {t('kept.presets.save_name')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('kept.cancel')}
          </Button>
        </div>
      </Field>
    </form>
  );
}
