import type { Feature } from './text-features.ts';

export type Row = readonly string[];

/** A row for each feature; each cell is a test that ran. */
export async function featureRows<Contender>(
  features: readonly Feature<Contender>[],
  contenders: readonly Contender[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, has } of features) {
    const cells: string[] = [];
    for (const contender of contenders) {
      try {
        const answer = await has(contender);
        cells.push(answer === undefined ? '' : answer ? 'yes' : 'no');
      } catch {
        cells.push('no');
      }
    }
    rows.push([name, ...cells]);
  }
  return rows;
}

/** Aligned, as the formatter does it. */
export function table([head = [], ...body]: readonly Row[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...body].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: Row) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |\n`;
  return [head, widths.map((width) => '-'.repeat(width)), ...body].map(line).join('');
}

/** A document with a table in the place that is marked for it. */
export function withTable(document: string, name: string, written: string): string {
  const begin = `<!-- ${name}: written by \`npm run peers\` -->\n`;
  const end = `<!-- /${name} -->`;
  const from = document.indexOf(begin) + begin.length;
  const to = document.indexOf(end);
  if (from < begin.length || to < from) throw new Error(`there is no place for ${name}`);
  return `${document.slice(0, from)}\n${written}\n${document.slice(to)}`;
}
