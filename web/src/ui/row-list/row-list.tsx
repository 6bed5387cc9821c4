import './row-list.css';
import { type CSSProperties, memo, type ReactNode, type RefCallback } from 'react';
import { BLOCK_SIZE, useBlocks } from '../use-blocks.ts';
import { useIsNear } from '../use-is-near.ts';
import { RowCount } from './row-count.ts';

interface RowListProps<Row> {
  readonly label: string;
  /** From `useReorder`. */
  readonly list: RefCallback<HTMLElement>;
  readonly rows: readonly Row[];
  /** A key per row that moves with it; without them a row's key is its place. */
  readonly keys?: readonly number[];
  /** Returns a `ListRow` with this key. Must be referentially stable. */
  readonly draw: (row: Row, index: number, key: number) => ReactNode;
}

/** An ordered list of `ListRow`s. The browser skips layout and paint of blocks that are off-screen. */
export function RowList<Row>({ label, list, rows, keys = [], draw }: RowListProps<Row>) {
  const blocks = useBlocks(rows);
  const blocksOfKeys = useBlocks(keys);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an ol could not hold its rows in groups
    <div role="list" ref={list} aria-label={label} className="flex flex-col gap-2">
      <RowCount value={rows.length}>
        {blocks.map((block, place) => (
          <Block
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its place
            key={place}
            from={place * BLOCK_SIZE}
            rows={block}
            keys={blocksOfKeys[place] ?? []}
            draw={draw as BlockProps['draw']} // it is called with this list's own rows
          />
        ))}
      </RowCount>
    </div>
  );
}

interface BlockProps {
  readonly from: number;
  readonly rows: readonly unknown[];
  readonly keys: readonly number[];
  readonly draw: (row: unknown, index: number, key: number) => ReactNode;
}

const Block = memo(function Block({ from, rows, keys, draw }: BlockProps) {
  const [ref, isNear] = useIsNear<HTMLDivElement>('near');
  return (
    <div
      ref={ref}
      data-far={isNear ? undefined : ''}
      className="row-block flex flex-col gap-2"
      style={{ '--rows': rows.length } as CSSProperties} // React's type knows no custom properties
    >
      {rows.map((row, index) => draw(row, from + index, keys[index] ?? index))}
    </div>
  );
});
