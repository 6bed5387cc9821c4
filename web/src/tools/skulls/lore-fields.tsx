import { Plus } from 'lucide-react';
import { memo, useCallback } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { RowButtons } from '../../ui/row-buttons.tsx';
import { RowList } from '../../ui/row-list.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useReorder } from '../../ui/use-reorder.ts';
import type { SetSkulls } from './state.ts';

interface LoreFieldsProps {
  readonly lore: readonly string[];
  readonly set: SetSkulls;
}

export const LoreFields = memo(function LoreFields({ lore, set }: LoreFieldsProps) {
  const { t } = useWords();
  const { list, move, remove, drag } = useReorder(
    lore,
    (lines) => set({ lore: lines }),
    (number) => t('skulls.lore_line', { number }),
  );
  const draw = useCallback(
    (line: string, index: number, key: number) => {
      const number = index + 1;
      return (
        <ListRow
          key={key}
          number={number}
          onDrag={drag}
          actions={
            <RowButtons
              upName={t('skulls.move_up', { number })}
              downName={t('skulls.move_down', { number })}
              index={index}
              onMove={move}
              removeName={t('skulls.remove', { number })}
              onRemove={remove}
            />
          }
        >
          <TextInput
            aria-label={t('skulls.lore_line', { number })}
            value={line}
            onValueChange={(text) => set(({ lore }) => ({ lore: lore.with(index, text) }))}
          />
        </ListRow>
      );
    },
    [t, set, move, remove, drag],
  );
  return (
    <div className="flex flex-col gap-2">
      <span className="text-sm font-medium">{t('skulls.lore')}</span>
      <RowList label={t('skulls.lore')} list={list} rows={lore} draw={draw} />
      <Button
        size="small"
        className="self-start"
        data-add-row
        onClick={() => set({ lore: [...lore, ''] })}
      >
        <Icon icon={Plus} size={16} />
        {t('skulls.add_line')}
      </Button>
    </div>
  );
});
