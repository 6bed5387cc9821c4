import { readJavaText } from '@fucina/quoting';

/**
 * What is between three quotation marks. Text blocks of Java begin with a row of their own and lose the indentation
 * that all rows have, that of the last marks too; in Kotlin `trimIndent()` or `trimMargin()` says what is cut off.
 */
export function blockText(raw: string, trimmed: string | undefined): string {
  if (!/^[ \t]*\r?\n/.test(raw)) return raw;
  const rows = raw.split(/\r?\n/).slice(1);
  const isOver = (rows.at(-1) ?? '').trim() === '';
  const shown = isOver ? rows.slice(0, -1) : rows;
  if (trimmed === 'Margin') return shown.map((row) => row.replace(/^[ \t]*\|/, '')).join('\n');
  const isOfJava = trimmed === undefined;
  let indent = isOfJava && isOver ? indentOf(rows.at(-1) ?? '') : Number.POSITIVE_INFINITY;
  for (const row of shown) if (row.trim() !== '') indent = Math.min(indent, indentOf(row));
  const inside = shown.map((row) => row.slice(indent)).join('\n');
  return isOfJava ? readJavaText(inside) : inside;
}

function indentOf(row: string): number {
  return row.length - row.trimStart().length;
}
