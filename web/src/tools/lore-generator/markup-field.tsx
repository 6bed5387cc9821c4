import type { Diagnostic } from '@fucina/minecraft-text';
import { type ReactNode, useMemo } from 'react';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { Field } from '../../ui/field.tsx';
import { MarkupNotes } from '../../ui/markup-notes.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useEngine } from './use-engine.ts';

interface MarkupFieldProps {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly aside?: ReactNode;
  /** Which field it is, for the toolbar and for pasting. */
  readonly place: 'title' | 'draft' | number;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A line of MiniMessage, and after the key is painted what the engine has to say about it. Nothing is refused. */
export function MarkupField({
  label,
  hideLabel,
  aside,
  place,
  placeholder,
  value,
  onChange,
}: MarkupFieldProps) {
  const engine = useEngine();
  const text = useAfterPaint(value);
  const notes = useMemo(() => worthSaying(engine?.diagnose(text) ?? []), [engine, text]);
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      aside={aside}
      hint={notes.length > 0 && <MarkupNotes text={text} notes={notes} onFix={onChange} />}
    >
      <TextInput
        data-markup={place}
        className="font-mono text-[0.9375rem]"
        spellCheck={false}
        autoCapitalize="off"
        placeholder={placeholder}
        value={value}
        onValueChange={onChange}
      />
    </Field>
  );
}

/** Most people leave tags open to the end of the line: worth a word only where something else went wrong. */
function worthSaying(notes: readonly Diagnostic[]): readonly Diagnostic[] {
  return notes.every(({ code }) => code === 'never-closed') ? [] : notes;
}
