import { useWords } from '../../app/use-words.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { AnimateSwitch } from '../../ui/game-text/animate-switch.tsx';
import { GAME_STYLES } from '../../ui/game-text/look.ts';
import { TooltipPreview } from '../../ui/game-text/tooltip-preview.tsx';

interface PreviewProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly upright: boolean;
  readonly onUpright: (upright: boolean) => void;
}

const DETAILS = ['minecraft:item', 'NBT: 5 tag(s)'];
const UPRIGHT_TITLE = { ...GAME_STYLES.itemName, italic: false };
const UPRIGHT_LORE = { ...GAME_STYLES.lore, italic: false };
const CAN_MOVE = /<obf/i;

/** The item's tooltip as the game draws it. */
export function Preview({ title, lines, upright, onUpright }: PreviewProps) {
  const { t } = useWords();
  return (
    <Card title={t('lore_generator.preview')} region>
      <TooltipPreview
        title={title}
        lines={lines}
        details={DETAILS}
        titleStyle={upright ? UPRIGHT_TITLE : GAME_STYLES.itemName}
        lineStyle={upright ? UPRIGHT_LORE : GAME_STYLES.lore}
      />
      <Checkbox
        label={t('lore_generator.upright')}
        hint={t('lore_generator.upright_hint')}
        checked={upright}
        onCheckedChange={onUpright}
      />
      {[title, ...lines].some((line) => CAN_MOVE.test(line)) && <AnimateSwitch />}
    </Card>
  );
}
