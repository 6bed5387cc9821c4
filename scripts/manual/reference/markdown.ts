import { type LanguageCode, languages } from '@fucina/site';

/** A text in Markdown, where nothing in it means anything. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\`*_<>[\]|~]/g, '\\$&');
}

/** A text as code. */
export function code(text: string): string {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `\`${text}\`` : `${fence} ${text} ${fence}`;
}

/** Rows of a table, whose head is written by hand. */
export function rows(cells: readonly (readonly string[])[]): string {
  // Inside code, too, a | would end the cell.
  const line = (row: readonly string[]) =>
    `| ${row.map((cell) => cell.replaceAll(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;
  return cells.map(line).join('\n');
}

/** As a shell names a language. */
export function localeOf(language: LanguageCode): string {
  return `${languages.find(({ code }) => code === language)?.locale}.UTF-8`;
}
