import { CopyPicture } from '../../tool/copy-picture.tsx';
import { useField, useToolStore } from '../../tool/tool.tsx';
import { ToolCheckbox } from '../../tool/tool-fields.tsx';
import { AnimateSwitch } from '../../ui/game-text/animate-switch.tsx';
import { GAME_STYLES } from '../../ui/game-text/look.ts';
import { TooltipPreview } from '../../ui/game-text/tooltip-preview.tsx';
import { Stage } from '../../ui/stage.tsx';
import { useWords } from '../../words/use-words.tsx';
import { loreState } from './state.ts';

const UPRIGHT_TITLE = { ...GAME_STYLES.itemName, italic: false };
const UPRIGHT_LORE = { ...GAME_STYLES.lore, italic: false };

const DETAILS = ['minecraft:item', 'NBT: 5 tag(s)'];

/** The item's tooltip as the game draws it. */
export function Preview() {
  const { t } = useWords();
  return (
    <Stage label={t('lore_generator.preview')} picture={<Tooltip />}>
      <ToolCheckbox
        of={loreState}
        field="upright"
        className="flex-1 basis-60"
        label={t('lore_generator.upright')}
        hint={t('lore_generator.upright_hint')}
      />
      <AnimateSwitch />
      <CopyTooltip />
    </Stage>
  );
}

function CopyTooltip() {
  const { get } = useToolStore(loreState);
  const draw = async () => {
    const { pictureOfTooltip } = await import('./picture-of-tooltip.ts');
    return pictureOfTooltip(get().present, DETAILS);
  };
  return <CopyPicture draw={draw} />;
}

function Tooltip() {
  const [title] = useField(loreState, 'title');
  const [lines] = useField(loreState, 'lines');
  const [upright] = useField(loreState, 'upright');
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
