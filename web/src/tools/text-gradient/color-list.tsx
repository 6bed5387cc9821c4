import { ArrowLeftRight } from 'lucide';
import { useField, useToolStore } from '../../tool/tool.tsx';
import { Button } from '../../ui/button.tsx';
import { ColorField } from '../../ui/color-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DragHandle } from '../../ui/row-list/drag-handle.tsx';
import { RowButtons } from '../../ui/row-list/row-buttons.tsx';
import { useReorder } from '../../ui/row-list/use-reorder.ts';
import { useWords } from '../../words/use-words.tsx';
import { NewColor } from './new-color.tsx';
import { gradientState } from './state.ts';
import { typedColor } from './typed-color.ts';

/** The colors of the gradient from left to right. */
export function ColorList() {
  const { t } = useWords();
  const { set } = useToolStore(gradientState);
  const [colors, setColors] = useField(gradientState, 'colors');
  const { list, move, remove, drag } = useReorder(colors, setColors, (number) =>
    t('text_gradient.color', { number }),
  );
  return (
    <div className="flex flex-col gap-3">
      <ol ref={list} aria-label={t('text_gradient.colors')} className="flex flex-col gap-2">
        {colors.map((color, index) => (
          // A color has no identity but its place: equal ones may be beside each other.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} data-row className="flex flex-wrap items-center gap-x-1">
            <DragHandle index={index} onDrag={drag} />
            <ColorField
              label={t('text_gradient.color', { number: index + 1 })}
              pickerLabel={t('text_gradient.pick_color', { number: index + 1 })}
              value={color}
              onChange={(hex) => setColors(colors.with(index, typedColor(hex)))}
            />
            <div className="ms-auto flex sm:gap-1">
              <RowButtons
                upName={t('text_gradient.move_up', { number: index + 1 })}
                downName={t('text_gradient.move_down', { number: index + 1 })}
                index={index}
                onMove={move}
                removeName={t('text_gradient.remove', { number: index + 1 })}
                onRemove={remove}
              />
            </div>
          </li>
        ))}
      </ol>
      {colors.length === 0 && <p className="text-sm text-muted">{t('text_gradient.no_colors')}</p>}
      <NewColor onAdd={(hex) => set({ colors: [...colors, hex] }, 'beyond-field')} />
      {colors.length > 1 && (
        <Button size="small" className="self-start" onClick={() => setColors(colors.toReversed())}>
          <Icon icon={ArrowLeftRight} size={16} />
          {t('text_gradient.reverse')}
        </Button>
      )}
    </div>
  );
}
