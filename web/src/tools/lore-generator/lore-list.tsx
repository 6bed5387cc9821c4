import { useCallback } from 'react';
import { EmptyTool } from '../../tool/empty-state.tsx';
import { useField } from '../../tool/tool.tsx';
import { useRowKeys } from '../../ui/row-list/row-keys.ts';
import { RowList } from '../../ui/row-list/row-list.tsx';
import { useReorder } from '../../ui/row-list/use-reorder.ts';
import { useWords } from '../../words/use-words.tsx';
import { exampleLabel, examples } from './examples.ts';
import { LoreRow } from './lore-row.tsx';
import { loreState } from './state.ts';

export function LoreList() {
  const { t } = useWords();
  const [lines, setLines] = useField(loreState, 'lines');
  const keys = useRowKeys(lines);
  const { list, move, remove, drag } = useReorder(lines, setLines, (number) =>
    t('lore_generator.line', { number }),
  );
  const draw = useCallback(
    (line: string, index: number, key: number) => (
      <LoreRow key={key} index={index} line={line} onMove={move} onRemove={remove} onDrag={drag} />
    ),
    [move, remove, drag],
  );
  if (lines.length === 0) {
    return (
      <EmptyTool
        of={loreState}
        text={t('lore_generator.no_lines')}
        examples={examples}
        labelOf={exampleLabel}
      />
    );
  }
  return (
    <RowList label={t('lore_generator.lore')} list={list} rows={lines} keys={keys} draw={draw} />
  );
}
