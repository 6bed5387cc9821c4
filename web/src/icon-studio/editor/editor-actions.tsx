import { type Cell, shiftCells } from '@fucina/server-icon/drawing';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Eraser, Redo2, Undo2 } from 'lucide';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { DrawingControls } from './use-drawing.ts';

const SHIFTS = [
  { name: 'left', icon: ArrowLeft, by: { x: -1, y: 0 } },
  { name: 'right', icon: ArrowRight, by: { x: 1, y: 0 } },
  { name: 'up', icon: ArrowUp, by: { x: 0, y: -1 } },
  { name: 'down', icon: ArrowDown, by: { x: 0, y: 1 } },
] as const satisfies readonly { readonly by: Cell; readonly [key: string]: unknown }[];

interface EditorActionsProps {
  readonly controls: DrawingControls;
  readonly onClear: () => void;
  readonly onTakeIcon: (() => void) | undefined;
}

/** What is done with the whole drawing. */
export function EditorActions({ controls, onClear, onTakeIcon }: EditorActionsProps) {
  const { t } = useWords();
  const { drawing, canUndo, canRedo, draw, undo, redo } = controls;
  // Not `disabled`: whoever presses a button until nothing is left to undo keeps the focus on it.
  return (
    <div className="flex flex-wrap items-center gap-1">
      <IconButton label={t('ui.undo')} icon={Undo2} aria-disabled={!canUndo} onClick={undo} />
      <IconButton label={t('ui.redo')} icon={Redo2} aria-disabled={!canRedo} onClick={redo} />
      {SHIFTS.map(({ name, icon, by }) => (
        <IconButton
          key={name}
          label={t(`icon.editor.shift.${name}`)}
          icon={icon}
          onClick={() => draw(shiftCells(drawing, by))}
        />
      ))}
      <IconButton label={t('icon.editor.clear')} icon={Eraser} onClick={onClear} />
      <Button size="small" disabled={onTakeIcon === undefined} onClick={onTakeIcon}>
        {t('icon.editor.take')}
      </Button>
    </div>
  );
}
