import './markup-field.css';
import type { Diagnostic } from '@fucina/minecraft-text';
import { type ComponentProps, useMemo } from 'react';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { Field } from '../../ui/field.tsx';
import { createLazyModule, useNeeded } from '../../ui/lazy-module.ts';
import { relevantNotes } from '../../ui/relevant-notes.ts';
import { TextInput } from '../../ui/text-input.tsx';

/** What draws the notes is loaded with the first one. */
const noteParts = createLazyModule(() => import('../../ui/markup-notes.tsx'));

interface DiagnosisEngine {
  readonly diagnoseMiniMessage: (text: string) => readonly Diagnostic[];
}

type Labelled = Pick<ComponentProps<typeof Field>, 'label' | 'hideLabel' | 'aside' | 'className'>;

/** With the class `notes-over`, what is said of it has room below it, and moves nothing. */
export interface MarkupFieldProps extends Labelled {
  /** Identifies the field for the toolbar and for pasting. */
  readonly place: string | number;
  readonly maxLength: number | undefined;
  /** Undefined until it is loaded. */
  readonly engine: DiagnosisEngine | undefined;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A line of MiniMessage. Its diagnostics update after the key is painted; input is never rejected. */
export function MarkupField({
  place,
  maxLength,
  engine,
  placeholder,
  value,
  onChange,
  ...labelled
}: MarkupFieldProps) {
  const text = useAfterPaint(value);
  const notes = useMemo(
    () => relevantNotes(engine?.diagnoseMiniMessage(text) ?? []),
    [engine, text],
  );
  const isWrong = notes.length > 0;
  const parts = useNeeded(noteParts, isWrong);
  // The notes are a little older than what is being typed: a fix must not undo that.
  const fix = (fixed: string) => text === value && onChange(fixed);
  return (
    <Field
      {...labelled}
      hint={isWrong && parts && <parts.MarkupNotes text={text} notes={notes} onFix={fix} />}
    >
      <TextInput
        data-markup={place}
        className="font-mono text-body-sm"
        spellCheck={false}
        autoCapitalize="off"
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        onValueChange={onChange}
      />
    </Field>
  );
}
