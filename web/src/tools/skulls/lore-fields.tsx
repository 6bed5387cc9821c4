import { Plus } from 'lucide';
import { useCallback } from 'react';
import { useField, useToolStore } from '../../tool/tool.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListRow } from '../../ui/row-list/list-row.tsx';
import { RowButtons } from '../../ui/row-list/row-buttons.tsx';
import { RowList } from '../../ui/row-list/row-list.tsx';
import { useReorder } from '../../ui/row-list/use-reorder.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { skullsState } from './state.ts';

export function LoreFields() {
  const { t } = useWords();
  const { set } = useToolStore(skullsState);
  const [lore, setLore] = useField(skullsState, 'lore');
  const { list, move, remove, drag } = useReorder(lore, setLore, (number) =>
    t('skulls.lore_line', { number }),
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
            data-markup={index}
            value={line}
            maxLength={skullsState.fields.lore.maxLength}
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
        onClick={() => setLore([...lore, ''])}
      >
        <Icon icon={Plus} size={16} />
        {t('skulls.add_line')}
      </Button>
    </div>
  );
}
