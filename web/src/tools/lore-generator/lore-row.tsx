import { memo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { RowButtons } from '../../ui/row-buttons.tsx';
import type { DragStart } from '../../ui/use-reorder.ts';
import { MarkupField } from './markup-field.tsx';
import type { LoreStore } from './state.ts';

interface LoreRowProps {
  readonly index: number;
  readonly line: string;
  readonly set: LoreStore['set'];
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
  readonly onDrag: DragStart;
}

/** Drawn again only when its own line changes: a lore can have a hundred of them. */
export const LoreRow = memo(function LoreRow({
  index,
  line,
  set,
  onMove,
  onRemove,
  onDrag,
}: LoreRowProps) {
  const { t } = useWords();
  const number = index + 1;
  return (
    <ListRow
      number={number}
      onDrag={onDrag}
      actions={<LoreRowButtons index={index} onMove={onMove} onRemove={onRemove} />}
    >
      <MarkupField
        label={t('lore_generator.lore_line', { number })}
        hideLabel
        place={index}
        value={line}
        onChange={(text) => set(({ lines }) => ({ lines: lines.with(index, text) }))}
      />
    </ListRow>
  );
});

/** Not drawn again while its line is typed. */
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
