import { diagnoseMiniMessage, itemNameStyle } from '@fucina/minecraft-text';
import { useMemo } from 'react';
import { GAME_STYLES, gameStyle } from '../../ui/game-text/look.ts';
import { MiniMessageLine } from '../../ui/game-text/mini-message-line.tsx';
import { TooltipPreview } from '../../ui/game-text/tooltip-preview.tsx';
import { MarkupNotes } from '../../ui/markup-notes.tsx';
import { relevantNotes } from '../../ui/relevant-notes.ts';

export { AnimateSwitch } from '../../ui/game-text/animate-switch.tsx';

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
    <TooltipPreview
      title={title}
      lines={lines}
      titleStyle={UPRIGHT_NAME}
      lineStyle={UPRIGHT_LORE}
      details={hasOwner ? OWNED_DETAILS : DETAILS}
    />
  );
}

export interface HeadNotesProps {
  /** MiniMessage of each field. */
  readonly texts: readonly string[];
  readonly onFix: (index: number, text: string) => void;
}

/** What is wrong in the fields, below what it looks like. */
export function HeadNotes({ texts, onFix }: HeadNotesProps) {
  const notes = useMemo(
    () => texts.map((text) => relevantNotes(diagnoseMiniMessage(text))),
    [texts],
  );
  if (notes.every(({ length }) => length === 0)) return null;
  return (
    <div className="text-sm text-muted">
      {texts.map((text, index) => (
        <MarkupNotes
          // biome-ignore lint/suspicious/noArrayIndexKey: a field is known by its place
          key={index}
          text={text}
          notes={notes[index] ?? []}
          onFix={(fixed) => onFix(index, fixed)}
        />
      ))}
    </div>
  );
}
