import type { Row } from '../markdown-table.ts';
import type { Feature } from './text-features.ts';

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
