import { tools } from '@fucina/site';
import { englishMessage } from '@fucina/site/words';
import { markdownTable, withTable } from '../markdown-table.ts';

/** The README with its table of tools as the page definitions and their English words have it. */
export function withToolTable(readme: string): string {
  const table = markdownTable([
    ['Tool', 'What it does'],
    ...tools.map(({ title, description }) => [englishMessage(title), englishMessage(description)]),
  ]);
  return withTable(readme, 'tools', 'npm run readme', table);
}
