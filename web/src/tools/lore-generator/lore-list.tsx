import { memo, useCallback } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { usePart } from '../../state/use-tool-store.ts';
import { RowList } from '../../ui/row-list.tsx';
import { useReorder } from '../../ui/use-reorder.ts';
import { LoreRow } from './lore-row.tsx';
import { useRowKeys } from './row-keys.ts';
import type { LoreStore } from './state.ts';

interface LoreListProps {
  readonly store: LoreStore;
}

export const LoreList = memo(function LoreList({ store }: LoreListProps) {
  const { t } = useWords();
  const { set } = store;
  const lines = usePart(store, ({ present }) => present.lines);
  const keys = useRowKeys(lines);
  const { list, move, remove, drag } = useReorder(
    lines,
    (next) => set({ lines: next }),
    (number) => t('lore_generator.line', { number }),
  );
  const draw = useCallback(
    (line: string, index: number, key: number) => (
      <LoreRow
        key={key}
        index={index}
        line={line}
        set={set}
        onMove={move}
        onRemove={remove}
        onDrag={drag}
      />
    ),
    [set, move, remove, drag],
  );
  if (lines.length === 0) return <p className="text-muted">{t('lore_generator.no_lines')}</p>;
  return (
    <RowList label={t('lore_generator.lore')} list={list} rows={lines} keys={keys} draw={draw} />
  );
});
