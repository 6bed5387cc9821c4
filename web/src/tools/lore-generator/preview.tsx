import { memo, useCallback } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { AnimateSwitch } from '../../ui/game-text/animate-switch.tsx';
import { GAME_STYLES } from '../../ui/game-text/look.ts';
import { TooltipPreview } from '../../ui/game-text/tooltip-preview.tsx';
import type { SetLore } from './state.ts';

interface PreviewProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly upright: boolean;
  readonly set: SetLore;
}

const DETAILS = ['minecraft:item', 'NBT: 5 tag(s)'];
const UPRIGHT_TITLE = { ...GAME_STYLES.itemName, italic: false };
const UPRIGHT_LORE = { ...GAME_STYLES.lore, italic: false };
const CAN_MOVE = /<obf/i;

/** The item's tooltip as the game draws it. */
export function Preview({ title, lines, upright, set }: PreviewProps) {
  const { t } = useWords();
  const onUpright = useCallback((upright: boolean) => set({ upright }), [set]);
  return (
    <Card title={t('lore_generator.preview')} region>
      <TooltipPreview
        title={title}
        lines={lines}
        details={DETAILS}
        titleStyle={upright ? UPRIGHT_TITLE : GAME_STYLES.itemName}
        lineStyle={upright ? UPRIGHT_LORE : GAME_STYLES.lore}
      />
      <UprightField checked={upright} onChange={onUpright} />
      {[title, ...lines].some((line) => CAN_MOVE.test(line)) && <AnimateSwitch />}
    </Card>
  );
}

interface UprightFieldProps {
  readonly checked: boolean;
  readonly onChange: (upright: boolean) => void;
}

const UprightField = memo(function UprightField({ checked, onChange }: UprightFieldProps) {
  const { t } = useWords();
  return (
    <Checkbox
      label={t('lore_generator.upright')}
      hint={t('lore_generator.upright_hint')}
      checked={checked}
      onCheckedChange={onChange}
    />
  );
});
