// Converts commands for the places that they are copied to.

/** Function files have no leading slash; a backslash at the end would join the next line (1.20.2+). */
export function toFunctionLine(command: string): string {
  return command.replace(/^\//, '');
}

/** EssentialsX replaces /give on many servers; the name with its namespace is always the game's command. */
export function toGameCommand(command: string): string {
  return command.replace(/^\/give /, '/minecraft:give ');
}

export function toYamlString(text: string): string {
  // Single-quoted YAML has no escapes, so control characters need double quotes, written as JSON.
  return /[\n\r\t\p{Cc}]/u.test(text) ? JSON.stringify(text) : `'${text.replaceAll("'", "''")}'`;
}

export function toJavaString(text: string): string {
  return JSON.stringify(text);
}
