import { families } from '@fucina/minecraft-item';
import { useWords } from '../../app/use-words.tsx';
import { usePart } from '../../state/use-tool-store.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { LoreStore } from './state.ts';

interface GiveFieldsProps {
  readonly store: LoreStore;
}

/** Which item, and which versions of the game. */
export function GiveFields({ store }: GiveFieldsProps) {
  const { t } = useWords();
  const { set } = store;
  const item = usePart(store, ({ present }) => present.item);
  const family = usePart(store, ({ present }) => present.family);
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
}
