import { blankPicture } from '@fucina/server-icon';
import {
  DRAWING_SIZES,
  type DrawingSize,
  opaque,
  type PixelColor,
  resizeDrawing,
  type Symmetry,
} from '@fucina/server-icon/drawing';
import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { SegmentedControl } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { useWords } from '../../words/use-words.tsx';
import { BRUSHES, type BrushKind } from './brush.ts';
import { DrawingCanvas } from './drawing-canvas.tsx';
import { EditorActions } from './editor-actions.tsx';
import { Palette } from './palette.tsx';
import type { DrawingControls } from './use-drawing.ts';

const SYMMETRIES = ['none', 'left-right', 'top-bottom', 'both'] as const;
const FIRST_COLOR = opaque(0xffaa00);

interface PixelEditorProps {
  readonly controls: DrawingControls;
  /** Puts the present icon into the editor; undefined while there is none. */
  readonly onTakeIcon: (() => void) | undefined;
}

/** An icon drawn cell by cell. */
export function PixelEditor({ controls, onTakeIcon }: PixelEditorProps) {
  const { t } = useWords();
  const { drawing, draw } = controls;
  const [kind, setKind] = useState<BrushKind>('pencil');
  const [color, setColor] = useState<PixelColor>(FIRST_COLOR);
  const [symmetry, setSymmetry] = useState<Symmetry>('none');

  function pick(picked: PixelColor) {
    setColor(picked);
    setKind('pencil');
  }

  function resize(side: string) {
    const size = DRAWING_SIZES.find((known) => String(known) === side) ?? drawing.width;
    // A drawing has one of the sizes.
    draw(resizeDrawing(drawing, size as DrawingSize));
  }

  return (
    <div className="grid grid-cols-1 gap-6 @xl:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <DrawingCanvas
          drawing={drawing}
          brush={{ kind, color, symmetry }}
          onDraw={draw}
          onPick={pick}
          onUndo={controls.undo}
          onRedo={controls.redo}
        />
        <EditorActions
          controls={controls}
          onClear={() => draw(blankPicture(drawing.width))}
          onTakeIcon={onTakeIcon}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <SegmentedControl
          label={t('icon.editor.brush')}
          choices={BRUSHES.map((value) => ({ value, label: t(`icon.editor.brushes.${value}`) }))}
          value={kind}
          onValueChange={setKind}
        />
        <Palette drawing={drawing} color={color} onColor={setColor} />
        <div className="grid grid-cols-2 gap-3">
          <Field label={t('icon.editor.size')}>
            <Select
              choices={DRAWING_SIZES.map((size) => ({
                value: String(size),
                label: `${size} × ${size}`,
              }))}
              value={String(drawing.width)}
              onValueChange={resize}
            />
          </Field>
          <Field label={t('icon.editor.symmetry')}>
            <Select
              choices={SYMMETRIES.map((value) => ({
                value,
                label: t(`icon.editor.symmetries.${value}`),
              }))}
              value={symmetry}
              onValueChange={setSymmetry}
            />
          </Field>
        </div>
      </div>
    </div>
  );
}
