import { type SubmitEvent, useState } from 'react';
import type { StatusQuestion } from '../../api/server-status.ts';
import { useWords } from '../../app/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { questionOf, type StatusState } from './state.ts';
import { addressFault } from './typed-address.ts';

interface AddressFormProps {
  readonly state: StatusState;
  readonly onChange: (change: Partial<StatusState>) => void;
  readonly isChecking: boolean;
  readonly onCheck: (question: StatusQuestion) => void;
  /** The person asked, but there is nothing to ask for. */
  readonly onRefuse: () => void;
}

export function AddressForm({ state, onChange, isChecking, onCheck, onRefuse }: AddressFormProps) {
  const { t } = useWords();
  const [isRefused, setRefused] = useState(false);
  const question = questionOf(state);
  const fault = isRefused ? addressFault(question) : undefined;
  const suggestion = fault?.suggestion;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const isFaulty = addressFault(question) !== undefined;
    setRefused(isFaulty);
    if (isFaulty) onRefuse();
    else onCheck(question);
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <Field
        label={t('server_status.address')}
        error={fault && t(`server_status.address_fault.${fault.code}`)}
        hint={
          suggestion !== undefined && (
            <Button size="small" onClick={() => onChange({ address: suggestion })}>
              {t('server_status.use_instead', { address: suggestion })}
            </Button>
          )
        }
      >
        <TextInput
          value={state.address}
          placeholder="play.example.com"
          inputMode="url"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          onValueChange={(address) => onChange({ address })}
        />
      </Field>
      <Checkbox
        label={t('server_status.bedrock')}
        checked={state.bedrock}
        onCheckedChange={(bedrock) => onChange({ bedrock })}
      />
      <Button type="submit" look="primary" disabled={isChecking}>
        {t(isChecking ? 'server_status.checking' : 'server_status.check')}
      </Button>
    </form>
  );
}
