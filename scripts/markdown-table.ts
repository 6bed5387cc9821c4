export type Row = readonly string[];

/** Aligned, as the formatter does it. */
export function markdownTable([head = [], ...body]: readonly Row[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...body].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: Row) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |\n`;
  return [head, widths.map((width) => '-'.repeat(width)), ...body].map(line).join('');
}

/** A document with a table in the place of that name, which is marked with the command that writes it. */
export function withTable(document: string, name: string, command: string, table: string): string {
  const begin = `<!-- ${name}: written by \`${command}\` -->\n`;
  const from = document.indexOf(begin) + begin.length;
  const to = document.indexOf(`<!-- /${name} -->`);
  if (from < begin.length || to < from) throw new Error(`there is no place for ${name}`);
  return `${document.slice(0, from)}\n${table}\n${document.slice(to)}`;
}
