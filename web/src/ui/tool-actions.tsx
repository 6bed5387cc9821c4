import { Check, Link, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { useWords } from '../app/use-words.tsx';
import type { ToolControls } from '../state/use-tool-controls.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { toast } from './toast.ts';
import { useCopy } from './use-copy.ts';

interface ToolActionsProps {
  readonly controls: ToolControls;
}

/** Undo, redo, start over and the link, as they stand above every tool. */
export const ToolActions = memo(function ToolActions({ controls }: ToolActionsProps) {
  const { t } = useWords();
  const { canUndo, canRedo, canStartOver, undo, redo, startOver, link } = controls;
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
      <ShareButton link={link} />
    </div>
  );
});

/** Copies the link that reopens the tool as it is. */
export function ShareButton({ link }: Pick<ToolControls, 'link'>) {
  const { t } = useWords();
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
