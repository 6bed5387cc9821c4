import { memo } from 'react';
import { useToolStore } from '../../tool/tool.tsx';
import { ListRow } from '../../ui/row-list/list-row.tsx';
import { RowButtons } from '../../ui/row-list/row-buttons.tsx';
import type { DragStart } from '../../ui/row-list/use-reorder.ts';
import { useWords } from '../../words/use-words.tsx';
import { LoreField } from './lore-field.tsx';
import { loreState } from './state.ts';

interface LoreRowProps {
  readonly index: number;
  readonly line: string;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
  readonly onDrag: DragStart;
}

/** Memoised: re-renders only when its own line changes, because lore can have a hundred lines. */
export const LoreRow = memo(function LoreRow({
  index,
  line,
  onMove,
  onRemove,
  onDrag,
}: LoreRowProps) {
  const { t } = useWords();
  const { set } = useToolStore(loreState);
  const number = index + 1;
  return (
    <ListRow
      number={number}
      onDrag={onDrag}
      actions={<LoreRowButtons index={index} onMove={onMove} onRemove={onRemove} />}
    >
      <LoreField
        label={t('lore_generator.lore_line', { number })}
        hideLabel
        place={index}
        value={line}
        onChange={(text) => set(({ lines }) => ({ lines: lines.with(index, text) }))}
      />
    </ListRow>
  );
});

/** Memoised: does not re-render while its line is typed. */
const LoreRowButtons = memo(function LoreRowButtons({
  index,
  onMove,
  onRemove,
}: Pick<LoreRowProps, 'index' | 'onMove' | 'onRemove'>) {
  const { t } = useWords();
  const number = index + 1;
  return (
    <RowButtons
      upName={t('lore_generator.move_up', { number })}
      downName={t('lore_generator.move_down', { number })}
      index={index}
      onMove={onMove}
      removeName={t('lore_generator.delete', { number })}
      onRemove={onRemove}
    />
  );
});
