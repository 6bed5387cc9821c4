import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  MAX_NAME,
  MAX_PRESETS,
  MAX_QUERY,
  type Preset,
  type Presets,
  presetName,
} from '../state/presets.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useWords } from '../words/use-words.tsx';

interface SavePresetProps {
  readonly presets: Presets;
  /** The state of the tool as it is now. */
  readonly query: () => string;
  /** The news of before are old. */
  readonly onTry: () => void;
  /** Resolves to whether the preset was kept. */
  readonly onSave: (preset: Preset) => Promise<boolean>;
}

type Refusal = 'no_name' | 'full' | 'too_long';

/** Saves the current state under a name; asks before it replaces another preset. */
export function SavePreset({ presets, query, onTry, onSave }: SavePresetProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState(firstWords);
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<Refusal>();
  const [replacing, setReplacing] = useState<Preset>();

  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    onTry();
    const name = presetName(typed);
    if (name === undefined) return setRefusal('no_name');
    const preset = { name, query: query() };
    if (preset.query.length > MAX_QUERY) return setRefusal('too_long');
    if (presets.some((other) => other.name === name)) return setReplacing(preset);
    if (presets.length >= MAX_PRESETS) return setRefusal('full');
    void save(preset);
  }

  async function save(preset: Preset) {
    setReplacing(undefined);
    if (await onSave(preset)) setTyped('');
  }

  function type(text: string) {
    setTyped(text);
    setRefusal(undefined);
    setReplacing(undefined);
  }

  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
      <Field
        label={t('kept.presets.name')}
        error={refusal && t(`kept.presets.${refusal}`, { max: MAX_PRESETS })}
      >
        <div className="flex items-start gap-2">
          <TextInput ref={input} value={typed} maxLength={MAX_NAME} onValueChange={type} />
          <Button type="submit" look="primary">
            {t('kept.presets.save')}
          </Button>
        </div>
      </Field>
      {replacing && (
        <div role="alert" className="flex flex-wrap items-center gap-2 text-sm">
          <span className="min-w-0 wrap-anywhere">
            {t('kept.presets.exists', { name: replacing.name })}
          </span>
          <Button size="small" onClick={() => void save(replacing)}>
            {t('kept.presets.replace')}
          </Button>
          <Button size="small" look="quiet" onClick={() => setReplacing(undefined)}>
            {t('kept.cancel')}
          </Button>
        </div>
      )}
    </form>
  );
}

/** A name to begin with: what is in the tool's first field, without tags. */
function firstWords(): string {
  const first = document.querySelector<HTMLInputElement>('main :is(input[type=text], textarea)');
  return (first?.value ?? '')
    .slice(0, 1000)
    .replace(/<[^<>]*>/g, '')
    .trim()
    .slice(0, MAX_NAME);
}
