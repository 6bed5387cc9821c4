import { tools } from '@fucina/site';
import { englishMessage } from '@fucina/site/words';

const BEGIN = '<!-- tools: written by `npm run readme` -->\n';
const END = '<!-- /tools -->';

/** The README with its table of tools as the page definitions and their English words have it. */
export function withToolTable(readme: string): string {
  const begin = readme.indexOf(BEGIN) + BEGIN.length;
  const end = readme.indexOf(END);
  if (begin < BEGIN.length || end < begin) throw new Error('README.md has no place for its table');
  return `${readme.slice(0, begin)}\n${toolTable()}\n${readme.slice(end)}`;
}

function toolTable(): string {
  const rows = [
    ['Tool', 'What it does'],
    ...tools.map(({ title, description }) => [englishMessage(title), englishMessage(description)]),
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const [head = [], ...body] = rows;
  // Aligned, as the formatter does it.
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  return [head, widths.map((width) => '-'.repeat(width)), ...body].map(line).join('');
}
