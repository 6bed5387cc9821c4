import type { FormEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { EndpointReference } from './reference.ts';
import { TryAnswer } from './try-answer.tsx';
import { useTry } from './use-try.ts';

type Values = Readonly<Record<string, string>>;

interface TryFormProps {
  readonly endpoint: EndpointReference;
  readonly path: string;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

/** A field for each parameter, and the answer of our server. */
export function TryForm({ endpoint, path, values, onChange }: TryFormProps) {
  const { t } = useWords();
  const { send, isSending, outcome } = useTry();

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(path);
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {endpoint.parameters.map(({ name, isRequired, schema }) => {
          const value = values[name] ?? '';
          const change = (next: string) => onChange({ ...values, [name]: next });
          return (
            <Field key={name} label={name}>
              {schema.enum ? (
                <Select
                  value={value}
                  onValueChange={change}
                  choices={['', ...schema.enum].map((choice) => ({
                    value: choice,
                    label: choice || t('api.endpoint.not_set'),
                  }))}
                />
              ) : (
                <TextInput
                  value={value}
                  onValueChange={change}
                  required={isRequired}
                  spellCheck={false}
                />
              )}
            </Field>
          );
        })}
      </div>
      <code className="rounded-control border border-hairline bg-raised p-3 text-sm wrap-anywhere">
        GET {path}
      </code>
      <Button type="submit" look="primary" className="self-start" aria-disabled={isSending}>
        {isSending ? t('api.endpoint.sending') : t('api.endpoint.send')}
      </Button>
      <TryAnswer outcome={outcome} />
    </form>
  );
}
