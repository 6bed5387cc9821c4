import { useField } from '../../tool/tool.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { LoreFields } from './lore-fields.tsx';
import { skullsState } from './state.ts';
import { usePaste } from './use-paste.ts';

export function CustomisationCard() {
  const { t } = useWords();
  const paste = usePaste();
  return (
    <Card title={t('skulls.customisation')}>
      <div className="contents" onPaste={(event) => void paste(event)}>
        <NameField />
        <LoreFields />
      </div>
    </Card>
  );
}

function NameField() {
  const { t } = useWords();
  const [name, setName] = useField(skullsState, 'name');
  return (
    <Field label={t('skulls.item_name')} hint={t('skulls.text_hint')}>
      <TextInput
        data-markup="name"
        value={name}
        maxLength={skullsState.fields.name.maxLength}
        onValueChange={setName}
      />
    </Field>
  );
}
