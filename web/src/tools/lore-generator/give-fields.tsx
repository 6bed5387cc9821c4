import { CHAT_LENGTH, COMMAND_BLOCK_LENGTH, families, whereItFits } from '@fucina/minecraft-item';
import { useTranslation } from 'react-i18next';
import type { ToolStore } from '../../state/tool-store.ts';
import { Field } from '../../ui/field.tsx';
import { LengthMeter } from '../../ui/length-meter.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { LoreState } from './state.ts';

interface GiveFieldsProps {
  readonly state: LoreState;
  readonly set: ToolStore<LoreState>['set'];
}

/** Which item, and which versions of the game. */
export function GiveFields({ state, set }: GiveFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('lore_generator.item_id')} hint={t('lore_generator.item_id_hint')}>
        <TextInput
          className="font-mono text-[0.9375rem]"
          spellCheck={false}
          autoCapitalize="off"
          value={state.item}
          onValueChange={(item) => set({ item })}
        />
      </Field>
      <Field label={t('lore_generator.game_version')}>
        <Select
          choices={families.map(({ id, from, to }) => ({
            value: id,
            label: to === undefined ? t('lore_generator.from_on', { from }) : `${from} – ${to}`,
          }))}
          value={state.family}
          onValueChange={(family) => set({ family })}
        />
      </Field>
    </div>
  );
}

interface GiveNotesProps {
  readonly command: string;
  readonly family: LoreState['family'];
}

/** Where the command can be entered, and what its versions cannot show. */
export function GiveNotes({ command, family: id }: GiveNotesProps) {
  const { t } = useTranslation();
  const family = families.find((each) => each.id === id);
  const fit = whereItFits(command);
  return (
    <div className="flex flex-col gap-1 text-sm text-muted">
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <LengthMeter
          length={command.length}
          max={fit === 'chat' ? CHAT_LENGTH : COMMAND_BLOCK_LENGTH}
        />
        <span>{t(`lore_generator.fit.${fit}`)}</span>
      </div>
      {family?.name === 'plain' ? (
        <p>{t('lore_generator.limits.plain_text')}</p>
      ) : family?.lore === 'plain' ? (
        <p>{t('lore_generator.limits.plain_lore')}</p>
      ) : (
        family?.hasHexColors === false && <p>{t('lore_generator.limits.no_hex')}</p>
      )}
    </div>
  );
}
