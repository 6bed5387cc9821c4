import { Redo2, RotateCcw, Undo2 } from 'lucide';
import { IconButton } from '../ui/icon-button.tsx';
import { useWords } from '../words/use-words.tsx';
import { KeepButtons } from './keep-buttons.tsx';
import { PageActions } from './page-actions.tsx';
import { ShareButton } from './share-button.tsx';
import { useToolControls } from './use-tool-controls.ts';

interface ToolActionsProps {
  /** Called after a preset was opened. */
  readonly onRestore?: (() => void) | undefined;
}

/** Undo, redo, start over, the link, presets and the star of the surrounding tool. */
export function ToolActions({ onRestore }: ToolActionsProps) {
  const { t } = useWords();
  const { canUndo, canRedo, canStartOver, undo, redo, startOver } = useToolControls();
  // Not `disabled`: whoever presses a button until nothing is left to undo keeps the focus on it.
  return (
    <PageActions>
      <IconButton label={t('ui.undo')} icon={Undo2} aria-disabled={!canUndo} onClick={undo} />
      <IconButton label={t('ui.redo')} icon={Redo2} aria-disabled={!canRedo} onClick={redo} />
      <IconButton
        label={t('ui.start_over')}
        icon={RotateCcw}
        aria-disabled={!canStartOver}
        onClick={startOver}
      />
      <ShareButton />
      <KeepButtons onRestore={onRestore} />
    </PageActions>
  );
}
