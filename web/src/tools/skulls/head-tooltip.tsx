import { itemNameStyle } from '@fucina/minecraft-text';
import { AnimateSwitch } from '../../ui/game-text/animate-switch.tsx';
import { GAME_STYLES, gameStyle } from '../../ui/game-text/look.ts';
import { MiniMessageLine } from '../../ui/game-text/mini-message-line.tsx';
import { TooltipPreview } from '../../ui/game-text/tooltip-preview.tsx';

export interface HeadTooltipProps {
  /** MiniMessage, like the lines. */
  readonly title: string;
  readonly lines: readonly string[];
  /** Whether there is a head already, whose owner is a tag of its own. */
  readonly hasOwner: boolean;
}

// Our commands switch the default italics off. A head is an uncommon item.
const UPRIGHT_NAME = gameStyle(itemNameStyle('uncommon'));
const UPRIGHT_LORE = { ...GAME_STYLES.lore, italic: false };
const DETAILS = ['minecraft:player_head', 'NBT: 1 tag(s)'];
const OWNED_DETAILS = ['minecraft:player_head', 'NBT: 2 tag(s)'];

/** The name alone. */
export function HeadName({ name }: { readonly name: string }) {
  return (
    <span className="game-sample result-bar-game">
      <MiniMessageLine text={name} base={UPRIGHT_NAME} />
    </span>
  );
}

export function HeadTooltip({ title, lines, hasOwner }: HeadTooltipProps) {
  return (
    <>
      <TooltipPreview
        title={title}
        lines={lines}
        titleStyle={UPRIGHT_NAME}
        lineStyle={UPRIGHT_LORE}
        details={hasOwner ? OWNED_DETAILS : DETAILS}
      />
      <AnimateSwitch />
    </>
  );
}
