import './format-toolbar.css';
import { DECORATIONS, type Decoration, hexOfColor, NAMED_COLORS } from '@fucina/minecraft-text';
import {
  Blend,
  Bold,
  Dices,
  type IconNode,
  Italic,
  Palette,
  Strikethrough,
  Underline,
} from 'lucide';
import { memo, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { createLazyModule } from '../../ui/lazy-module.ts';
import { tellNotLoaded } from '../../ui/tell-not-loaded.ts';
import { Toolbar, type ToolbarItem } from '../../ui/toolbar.tsx';
import { useWords } from '../../words/use-words.tsx';

interface FormatToolbarProps {
  /** Wraps the selection of the last focused field in a MiniMessage tag. */
  readonly onTag: (tag: string) => void;
  /** The name of that field. */
  readonly target: string;
}

const ICONS: Readonly<Record<Decoration, IconNode>> = {
  bold: Bold,
  italic: Italic,
  underlined: Underline,
  strikethrough: Strikethrough,
  obfuscated: Dices,
};

const SHORT_TAGS: Readonly<Record<Decoration, string>> = {
  bold: 'b',
  italic: 'i',
  underlined: 'u',
  strikethrough: 'st',
  obfuscated: 'obf',
};

/** Loaded when the first of them is opened. */
const panels = createLazyModule(() => import('./color-panels.tsx'));

/** Decorations and colors for the selected text. */
export const FormatToolbar = memo(function FormatToolbar({ onTag, target }: FormatToolbarProps) {
  const { t } = useWords();
  const [panel, setPanel] = useState<'hex' | 'gradient'>();
  const loaded = panels.useLoaded();

  function panelButton(name: 'hex' | 'gradient', icon: IconNode): ToolbarItem {
    return {
      name: t(`formatting.format_${name}`),
      content: <Icon icon={icon} />,
      isExpanded: panel === name,
      onPress: () => show(panel === name ? undefined : name),
    };
  }

  function show(name: typeof panel) {
    setPanel(name);
    panels.load().catch(() => {
      setPanel(undefined);
      tellNotLoaded();
    });
  }

  const decorations = DECORATIONS.map((decoration): ToolbarItem => {
    return {
      name: t(`formatting.decorations.${decoration}`),
      content: <Icon icon={ICONS[decoration]} />,
      onPress: () => onTag(SHORT_TAGS[decoration]),
    };
  });
  const colors = NAMED_COLORS.map(
    ({ name, color }): ToolbarItem => ({
      name: t(`formatting.colors.${name}`),
      content: (
        <span
          aria-hidden
          className="size-6 rounded-sm border border-control forced-color-adjust-none"
          style={{ background: hexOfColor(color) }}
        />
      ),
      className: 'w-7 pointer-coarse:w-control',
      onPress: () => onTag(name),
    }),
  );
  return (
    <div className="flex flex-col gap-2">
      <Toolbar
        label={t('formatting.toolbar')}
        groups={[
          decorations,
          [panelButton('gradient', Blend), panelButton('hex', Palette)],
          colors,
        ]}
        className="format-tools"
      />
      {loaded && panel === 'hex' && <loaded.HexPanel onTag={onTag} />}
      {loaded && panel === 'gradient' && <loaded.GradientPanel onTag={onTag} />}
      <p className="text-sm text-muted max-sm:hidden">{t('formatting.acts_on', { target })}</p>
    </div>
  );
});
