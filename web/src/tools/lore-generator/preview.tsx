import { memo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { usePart } from '../../state/use-tool-store.ts';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { AnimateSwitch } from '../../ui/game-text/animate-switch.tsx';
import { GAME_STYLES } from '../../ui/game-text/look.ts';
import { TooltipPreview } from '../../ui/game-text/tooltip-preview.tsx';
import type { LoreState, LoreStore } from './state.ts';

interface PreviewProps {
  readonly store: LoreStore;
}

const DETAILS = ['minecraft:item', 'NBT: 5 tag(s)'];
const UPRIGHT_TITLE = { ...GAME_STYLES.itemName, italic: false };
const UPRIGHT_LORE = { ...GAME_STYLES.lore, italic: false };
const CAN_MOVE = /<obf/i;

/** The item's tooltip as the game draws it. */
export const Preview = memo(function Preview({ store }: PreviewProps) {
  const { t } = useWords();
  const upright = usePart(store, ({ present }) => present.upright);
  const canMove = usePart(store, ({ present }) => holdsWhatCanMove(present));
  return (
    <Card title={t('lore_generator.preview')} region>
      <Tooltip store={store} />
      <Checkbox
        label={t('lore_generator.upright')}
        hint={t('lore_generator.upright_hint')}
        checked={upright}
        onCheckedChange={(checked) => store.set({ upright: checked })}
      />
      {canMove && <AnimateSwitch />}
    </Card>
  );
});

function Tooltip({ store }: PreviewProps) {
  const title = usePart(store, ({ present }) => present.title);
  const lines = usePart(store, ({ present }) => present.lines);
  const upright = usePart(store, ({ present }) => present.upright);
  return (
    <TooltipPreview
      title={title}
      lines={lines}
      details={DETAILS}
      titleStyle={upright ? UPRIGHT_TITLE : GAME_STYLES.itemName}
      lineStyle={upright ? UPRIGHT_LORE : GAME_STYLES.lore}
    />
  );
}

function holdsWhatCanMove({ title, lines }: LoreState): boolean {
  return CAN_MOVE.test(title) || lines.some((line) => CAN_MOVE.test(line));
}
