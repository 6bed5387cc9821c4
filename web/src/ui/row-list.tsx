import { type CSSProperties, memo, type ReactNode, type RefCallback } from 'react';
import { markWhileFar } from './mark-while-far.ts';
import { RowCount } from './row-count.ts';
import { TEN, useTens } from './use-tens.ts';

interface RowListProps<Row> {
  readonly label: string;
  /** From `useReorder`. */
  readonly list: RefCallback<HTMLElement>;
  readonly rows: readonly Row[];
  /** One for each row, that stays with it wherever it goes; else a row is what stands at its place. */
  readonly keys?: readonly number[];
  /** Draws a `ListRow` with this key. The same function as long as it draws the same. */
  readonly draw: (row: Row, index: number, key: number) => ReactNode;
}

/** An ordered list of `ListRow`s. Rows out of sight are not drawn, so that a long list stays quick to type in. */
export function RowList<Row>({ label, list, rows, keys = [], draw }: RowListProps<Row>) {
  const tens = useTens(rows);
  const tensOfKeys = useTens(keys);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an ol could not hold its rows in groups
    <div role="list" ref={list} aria-label={label} className="flex flex-col gap-2">
      <RowCount value={rows.length}>
        {tens.map((ten, place) => (
          <Ten
            // biome-ignore lint/suspicious/noArrayIndexKey: a ten has no identity but its place
            key={place}
            from={place * TEN}
            rows={ten}
            keys={tensOfKeys[place] ?? []}
            draw={draw as TenProps['draw']} // the rows are the ones it draws
          />
        ))}
      </RowCount>
    </div>
  );
}

interface TenProps {
  readonly from: number;
  readonly rows: readonly unknown[];
  readonly keys: readonly number[];
  readonly draw: (row: unknown, index: number, key: number) => ReactNode;
}

const Ten = memo(function Ten({ from, rows, keys, draw }: TenProps) {
  return (
    <div ref={markWhileFar}>
      <div
        className="row-group flex flex-col gap-2"
        style={{ '--rows': rows.length } as CSSProperties} // a property of our own
      >
        {rows.map((row, index) => draw(row, from + index, keys[index] ?? index))}
      </div>
    </div>
  );
});
