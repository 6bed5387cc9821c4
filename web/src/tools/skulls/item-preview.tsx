import { itemNameStyle } from '@fucina/minecraft-text';
import { useField } from '../../tool/tool.tsx';
import { Card } from '../../ui/card.tsx';
import { AnimateSwitch } from '../../ui/game-text/animate-switch.tsx';
import { GAME_STYLES, gameStyle } from '../../ui/game-text/look.ts';
import { TooltipPreview } from '../../ui/game-text/tooltip-preview.tsx';
import { useWords } from '../../words/use-words.tsx';
import { skullsState } from './state.ts';

interface ItemPreviewProps {
  /** Whether there is a head already, whose owner is a tag of its own. */
  readonly hasOwner: boolean;
}

// Our commands switch the default italics off. A head is an uncommon item.
const UPRIGHT_NAME = gameStyle(itemNameStyle('uncommon'));
const UPRIGHT_LORE = { ...GAME_STYLES.lore, italic: false };

/** The item's tooltip; none while nothing is customised. */
export function ItemPreview({ hasOwner }: ItemPreviewProps) {
  const { t } = useWords();
  const [name] = useField(skullsState, 'name');
  const [lore] = useField(skullsState, 'lore');
  const lines = lore.filter((line) => line.trim() !== '');
  const isNamed = name.trim() !== '';
  if (!isNamed && lines.length === 0) return null;
  return (
    <Card title={t('skulls.item_preview')} region>
      <TooltipPreview
        title={isNamed ? name : t('skulls.default_name')}
        lines={lines}
        titleStyle={UPRIGHT_NAME}
        lineStyle={UPRIGHT_LORE}
        details={['minecraft:player_head', `NBT: ${hasOwner ? 2 : 1} tag(s)`]}
      />
      <AnimateSwitch />
    </Card>
  );
}
