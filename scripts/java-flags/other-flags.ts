/** The status of a flag in each Java, a letter each: ok, warns, needs an unlock (U, D), refused. */
export type Letters = string;

export interface FlagRow {
  readonly name: string;
  readonly takes: 'switch' | 'value';
  readonly letters: Letters;
}

/** The module with the rows, one a line. */
export function writeOtherFlags(rows: readonly FlagRow[], versions: readonly string[]): string {
  const lines = rows.map(
    ({ name, takes, letters }) => `${name} ${takes === 'switch' ? '+' : '='} ${letters}`,
  );
  return `// Written by \`npm run java-flags\`, which started each Java with them:
${versions.map((version) => `// ${version}\n`).join('')}
/**
 * The flags of Java that are not in \`flag-table.ts\`, one a line: its name, \`+\` for a switch or \`=\` for a value, and a
 * letter for each version of its columns: \`o\` ok, \`w\` a warning, \`U\` experimental, \`D\` diagnostic, \`N\` refused.
 */
export const OTHER_FLAGS = \`
${lines.join('\n')}
\`;
`;
}
