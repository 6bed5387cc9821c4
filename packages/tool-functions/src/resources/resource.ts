/** A document for models, by its address. */
export interface Resource {
  readonly name: string;
  readonly uri: string;
  readonly title: string;
  readonly description: string;
  readonly read: () => string;
}

/** Documents of one kind, one for each value of the word in braces at the end of the address. */
export interface ResourceFamily {
  readonly name: string;
  readonly uri: string;
  readonly title: string;
  readonly description: string;
  /** What may replace the braces. */
  readonly values: readonly string[];
  readonly read: (value: string) => string;
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
