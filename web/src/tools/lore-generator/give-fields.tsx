import { versionFamilies } from '@fucina/minecraft-item/inner';
import { ToolSelect, ToolText } from '../../tool/tool-fields.tsx';
import { useWords } from '../../words/use-words.tsx';
import { loreState } from './state.ts';

interface GiveFieldsProps {
  readonly isItemRefused: boolean;
}

/** Which item, and which versions of the game. */
export function GiveFields({ isItemRefused }: GiveFieldsProps) {
  const { t } = useWords();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ToolText
        of={loreState}
        field="item"
        label={t('lore_generator.item_id')}
        error={isItemRefused && t('lore_generator.refused.item')}
        className="font-mono text-body-sm"
        spellCheck={false}
        autoCapitalize="off"
        placeholder="diamond_sword"
      />
      <ToolSelect
        of={loreState}
        field="family"
        label={t('lore_generator.game_version')}
        labelOf={(from) => {
          const to = versionFamilies.find((family) => family.from === from)?.to;
          return to === undefined ? t('lore_generator.from_on', { from }) : `${from} – ${to}`;
        }}
      />
    </div>
  );
}
