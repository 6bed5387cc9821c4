import { useWords } from '../../app/use-words.tsx';
import { Card } from '../../ui/card.tsx';
import { TooltipPreview } from '../../ui/game-text/tooltip-preview.tsx';

interface ItemPreviewProps {
  readonly name: string;
  readonly lore: readonly string[];
  /** Whether there is a head already, whose owner is a tag of its own. */
  readonly hasOwner: boolean;
}

// Our commands switch the default italics off. A head's name is yellow: the item is an uncommon one.
const UPRIGHT_NAME = { color: '#ffff55' };
const UPRIGHT_LORE = { color: '#aa00aa' };

/** What the tooltip will say; there is none while nothing is customised. */
export function ItemPreview({ name, lore, hasOwner }: ItemPreviewProps) {
  const { t } = useWords();
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
    </Card>
  );
}
