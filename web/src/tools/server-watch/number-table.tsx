import { useState } from 'react';
import { useWords } from '../../words/use-words.tsx';
import { useWrittenPage } from './written-page.ts';

interface NumberTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string | number; readonly cells: readonly string[] }[];
}

/** The numbers of a picture in words, for whoever opens it. */
export function NumberTable({ caption, columns, rows }: NumberTableProps) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const isWritten = useWrittenPage() !== undefined;
  return (
    <details
      className="text-sm"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="inline-flex min-h-8 items-center rounded-sm text-muted hover:text-ink pointer-coarse:min-h-control">
        {t('watched.days.as_table')}
      </summary>
      {(isOpen || isWritten) && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it
        <section className="mt-2 max-h-80 overflow-auto" aria-label={caption} tabIndex={0}>
          <table className="numbers">
            <caption className="sr-only">{caption}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells: [first, ...others] }) => (
                <tr key={key}>
                  <th scope="row">{first}</th>
                  {others.map((cell, column) => (
                    <td key={columns[column + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
