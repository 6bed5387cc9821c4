import { useWords } from '../../app/use-words.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { LoreFields } from './lore-fields.tsx';
import type { SetSkulls } from './state.ts';

interface CustomisationCardProps {
  readonly name: string;
  readonly lore: readonly string[];
  readonly set: SetSkulls;
}

export function CustomisationCard({ name, lore, set }: CustomisationCardProps) {
  const { t } = useWords();
  return (
    <Card title={t('skulls.customisation')}>
      <Field label={t('skulls.item_name')} hint={t('skulls.text_hint')}>
        <TextInput value={name} onValueChange={(text) => set({ name: text })} />
      </Field>
      <LoreFields lore={lore} set={set} />
    </Card>
  );
}
