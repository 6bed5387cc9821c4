import { START_FORMATS, type StartFormat, startFormatOf } from '@fucina/server-launch';
import { useField } from '../../tool/tool.tsx';
import { ToolText } from '../../tool/tool-fields.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useWords } from '../../words/use-words.tsx';
import { startState } from './state.ts';

/** Which form of the output type. */
export function FormChoice() {
  const { t } = useWords();
  const [type] = useField(startState, 'type');
  const [, setFormat] = useField(startState, 'format');
  const forms: readonly StartFormat[] = START_FORMATS[type];
  return (
    <Field label={t('server.form')} hideLabel>
      <Select
        choices={forms.map((value) => ({ value, label: t(`server.forms.${value}`) }))}
        value={useForm()}
        onValueChange={setFormat}
      />
    </Field>
  );
}

/** What some forms ask for. */
export function SessionField() {
  const { t } = useWords();
  const form = useForm();
  if (form !== 'screen' && form !== 'tmux') return null;
  return (
    <ToolText
      of={startState}
      field="session"
      label={t('server.session_name')}
      placeholder="minecraft"
      spellCheck={false}
    />
  );
}

function useForm(): StartFormat {
  const [type] = useField(startState, 'type');
  const [format] = useField(startState, 'format');
  return startFormatOf(type, format);
}
