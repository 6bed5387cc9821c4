import { START_FORMATS, type StartFormat, startFormatOf } from '@fucina/server-launch';
import { useField } from '../../tool/tool.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { startState } from './state.ts';

/** Which form of the output type, and what that form asks for. */
export function FormFields() {
  const { t } = useWords();
  const [type] = useField(startState, 'type');
  const [format, setFormat] = useField(startState, 'format');
  const [session, setSession] = useField(startState, 'session');
  const forms: readonly StartFormat[] = START_FORMATS[type];
  const form = startFormatOf(type, format);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('server.form')}>
        <Select
          choices={forms.map((value) => ({ value, label: t(`server.forms.${value}`) }))}
          value={form}
          onValueChange={setFormat}
        />
      </Field>
      {(form === 'screen' || form === 'tmux') && (
        <Field label={t('server.session_name')}>
          <TextInput
            maxLength={startState.fields.session.maxLength}
            value={session}
            placeholder="minecraft"
            spellCheck={false}
            onValueChange={setSession}
          />
        </Field>
      )}
    </div>
  );
}
