import { FORMATS, type Format, formatOf } from '@fucina/server-launch';
import { memo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type PartProps, showsOnly } from './state.ts';

/** Which form of the output type, and what that form asks for. */
export const FormFields = memo(
  ({ state, set }: PartProps) => {
    const { t } = useWords();
    const forms: readonly Format[] = FORMATS[state.type];
    const form = formatOf(state.type, state.format);
    return (
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('server.form')}>
          <Select
            choices={forms.map((format) => ({ value: format, label: t(`server.forms.${format}`) }))}
            value={form}
            onValueChange={(format) => set({ format })}
          />
        </Field>
        {(form === 'screen' || form === 'tmux') && (
          <Field label={t('server.session_name')}>
            <TextInput
              value={state.session}
              placeholder="minecraft"
              spellCheck={false}
              onValueChange={(session) => set({ session })}
            />
          </Field>
        )}
      </div>
    );
  },
  showsOnly(['type', 'format', 'session']),
);
