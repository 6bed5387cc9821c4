import { useField } from '../../tool/tool.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { LoreFields } from './lore-fields.tsx';
import { skullsState } from './state.ts';

export function CustomisationCard() {
  const { t } = useWords();
  return (
    <Card title={t('skulls.customisation')}>
      <NameField />
      <LoreFields />
    </Card>
  );
}

function NameField() {
  const { t } = useWords();
  const [name, setName] = useField(skullsState, 'name');
  return (
    <Field label={t('skulls.item_name')} hint={t('skulls.text_hint')}>
      <TextInput
        value={name}
        maxLength={skullsState.fields.name.maxLength}
        onValueChange={setName}
      />
    </Field>
  );
}
