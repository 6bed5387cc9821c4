import { families } from '@fucina/minecraft-item';
import { memo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { LoreState, SetLore } from './state.ts';

interface GiveFieldsProps extends Pick<LoreState, 'item' | 'family'> {
  readonly set: SetLore;
}

/** Which item, and which versions of the game. */
export const GiveFields = memo(function GiveFields({ item, family, set }: GiveFieldsProps) {
  const { t } = useWords();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('lore_generator.item_id')}>
        <TextInput
          className="font-mono text-[0.9375rem]"
          spellCheck={false}
          autoCapitalize="off"
          placeholder="diamond_sword"
          value={item}
          onValueChange={(text) => set({ item: text })}
        />
      </Field>
      <Field label={t('lore_generator.game_version')}>
        <Select
          choices={families.map(({ id, from, to }) => ({
            value: id,
            label: to === undefined ? t('lore_generator.from_on', { from }) : `${from} – ${to}`,
          }))}
          value={family}
          onValueChange={(id) => set({ family: id })}
        />
      </Field>
    </div>
  );
});
