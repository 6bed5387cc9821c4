import { ArrowLeftRight } from 'lucide-react';
import { memo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { usePart } from '../../state/use-tool-store.ts';
import { Button } from '../../ui/button.tsx';
import { ColourField } from '../../ui/colour-field.tsx';
import { DragHandle } from '../../ui/drag-handle.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RowButtons } from '../../ui/row-buttons.tsx';
import { useReorder } from '../../ui/use-reorder.ts';
import { NewColour } from './new-colour.tsx';
import type { GradientStore } from './state.ts';

interface ColourListProps {
  readonly store: GradientStore;
}

/** The colours of the gradient from left to right. */
export const ColourList = memo(function ColourList({ store }: ColourListProps) {
  const { t } = useWords();
  const colors = usePart(store, ({ present }) => present.colors);
  const onChange = (next: readonly string[]) => store.set({ colors: next });
  const { list, move, remove, drag } = useReorder(colors, onChange, (number) =>
    t('text_gradient.colour', { number }),
  );
  return (
    <div className="flex flex-col gap-3">
      <ol ref={list} aria-label={t('text_gradient.colours')} className="flex flex-col gap-2">
        {colors.map((color, index) => (
          // A colour has no identity but its place: equal ones may stand beside each other.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} data-row className="flex flex-wrap items-center gap-x-1">
            <DragHandle index={index} onDrag={drag} />
            <ColourField
              label={t('text_gradient.colour', { number: index + 1 })}
              pickerLabel={t('text_gradient.pick_colour', { number: index + 1 })}
              value={color}
              onChange={(hex) => onChange(colors.with(index, hex))}
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
      {colors.length === 0 && <p className="text-sm text-muted">{t('text_gradient.no_colours')}</p>}
      <NewColour onAdd={(hex) => onChange([...colors, hex])} />
      {colors.length > 1 && (
        <Button size="small" className="self-start" onClick={() => onChange(colors.toReversed())}>
          <Icon icon={ArrowLeftRight} size={16} />
          {t('text_gradient.reverse')}
        </Button>
      )}
    </div>
  );
});
