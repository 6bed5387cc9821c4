import { Check, Link, Redo2, RotateCcw, Undo2 } from 'lucide';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { toast } from '../ui/toast.ts';
import { useCopy } from '../ui/use-copy.ts';
import { useWords } from '../words/use-words.tsx';
import { KeepButtons } from './keep-buttons.tsx';
import { useAnyToolStore } from './tool.tsx';
import { useToolControls } from './use-tool-controls.ts';

interface ToolActionsProps {
  /** Called after a preset was opened. */
  readonly onRestore?: (() => void) | undefined;
}

/** Undo, redo, start over, the link, presets and the star of the surrounding tool. */
export function ToolActions({ onRestore }: ToolActionsProps) {
  const { t } = useWords();
  const { canUndo, canRedo, canStartOver, undo, redo, startOver } = useToolControls();
  return (
    <div className="-ms-2.5 flex flex-wrap items-center gap-1">
      <IconButton label={t('ui.undo')} icon={Undo2} disabled={!canUndo} onClick={undo} />
      <IconButton label={t('ui.redo')} icon={Redo2} disabled={!canRedo} onClick={redo} />
      <IconButton
        label={t('ui.start_over')}
        icon={RotateCcw}
        disabled={!canStartOver}
        onClick={startOver}
      />
      <ShareButton />
      <KeepButtons onRestore={onRestore} />
    </div>
  );
}

/** Copies the link that reopens the tool as it is. */
export function ShareButton() {
  const { t } = useWords();
  const { link } = useAnyToolStore();
  const { copy, isCopied } = useCopy();

  async function share() {
    const address = await link();
    if (address.ok) return copy(address.value);
    toast({
      title: t('ui.link.too_long_title'),
      description: t('ui.link.too_long'),
      tone: 'danger',
    });
  }

  return (
    <Button size="small" onClick={() => void share()}>
      <Icon icon={isCopied ? Check : Link} size={16} />
      {t('ui.copy_link')}
    </Button>
  );
}
