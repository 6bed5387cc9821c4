import { versionFamilies } from '@fucina/minecraft-item';
import { useField } from '../../tool/tool.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { loreState } from './state.ts';

interface GiveFieldsProps {
  readonly isItemRefused: boolean;
}

/** Which item, and which versions of the game. */
export function GiveFields({ isItemRefused }: GiveFieldsProps) {
  const { t } = useWords();
  const [item, setItem] = useField(loreState, 'item');
  const [family, setFamily] = useField(loreState, 'family');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={t('lore_generator.item_id')}
        error={isItemRefused && t('lore_generator.refused.item')}
      >
        <TextInput
          maxLength={loreState.fields.item.maxLength}
          className="font-mono text-body-sm"
          spellCheck={false}
          autoCapitalize="off"
          placeholder="diamond_sword"
          value={item}
          onValueChange={setItem}
        />
      </Field>
      <Field label={t('lore_generator.game_version')}>
        <Select
          choices={versionFamilies.map(({ from, to }) => ({
            value: from,
            label: to === undefined ? t('lore_generator.from_on', { from }) : `${from} – ${to}`,
          }))}
          value={family}
          onValueChange={setFamily}
        />
      </Field>
    </div>
  );
}
