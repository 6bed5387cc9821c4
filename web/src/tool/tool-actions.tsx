import { Redo2, RotateCcw, Undo2 } from 'lucide';
import { IconButton } from '../ui/icon-button.tsx';
import { useWords } from '../words/use-words.tsx';
import { KeepButtons } from './keep-buttons.tsx';
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
    <div className="flex flex-wrap items-center gap-1">
      {/* The icons, not the empty space around them, are in line with what is above. */}
      <span className="-ms-2.5 flex gap-1 forced-colors:ms-0">
        <IconButton label={t('ui.undo')} icon={Undo2} aria-disabled={!canUndo} onClick={undo} />
        <IconButton label={t('ui.redo')} icon={Redo2} aria-disabled={!canRedo} onClick={redo} />
        <IconButton
          label={t('ui.start_over')}
          icon={RotateCcw}
          aria-disabled={!canStartOver}
          onClick={startOver}
        />
      </span>
      <ShareButton />
      <span className="flex items-center gap-1">
        <KeepButtons onRestore={onRestore} />
      </span>
    </div>
  );
}
