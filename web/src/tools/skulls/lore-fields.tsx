import { Plus } from 'lucide-react';
import { memo, type RefObject } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { RowButtons } from '../../ui/row-buttons.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useReorder } from '../../ui/use-reorder.ts';
import type { SetSkulls } from './state.ts';

interface LoreFieldsProps {
  readonly lore: readonly string[];
  readonly set: SetSkulls;
}

export const LoreFields = memo(function LoreFields({ lore, set }: LoreFieldsProps) {
  const { t } = useWords();
  const { list, move, remove, handle } = useReorder(
    lore,
    (lines) => set({ lore: lines }),
    (number) => t('skulls.lore_line', { number }),
  );
  return (
    <div className="flex flex-col gap-2">
      <span className="text-sm font-medium">{t('skulls.lore')}</span>
      <ol
        ref={list as RefObject<HTMLOListElement | null>} // the list is this element
        className="flex flex-col gap-2"
      >
        {lore.map((line, index) => (
          <ListRow
            // A line has no identity but its place: equal ones may stand beside each other.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            number={index + 1}
            handle={handle(index)}
            actions={
              <RowButtons
                upName={t('skulls.move_up', { number: index + 1 })}
                downName={t('skulls.move_down', { number: index + 1 })}
                index={index}
                onMove={move}
                removeName={t('skulls.remove', { number: index + 1 })}
                onRemove={remove}
              />
            }
          >
            <TextInput
              aria-label={t('skulls.lore_line', { number: index + 1 })}
              value={line}
              onValueChange={(text) => set({ lore: lore.with(index, text) })}
            />
          </ListRow>
        ))}
      </ol>
      <Button
        size="small"
        className="self-start"
        data-add-row
        onClick={() => set({ lore: [...lore, ''] })}
      >
        <Plus aria-hidden size={16} strokeWidth={1.75} />
        {t('skulls.add_line')}
      </Button>
    </div>
  );
});
