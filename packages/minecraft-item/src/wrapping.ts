// What a command needs when it is copied into something else.

/** A function file has no slashes; a backslash at the end would join the next line (1.20.2+). */
export function toFunctionLine(command: string): string {
  return command.replace(/^\//, '');
}

/** Servers with EssentialsX give /give another meaning; the full name is always the game's. */
export function toGameCommand(command: string): string {
  return command.replace(/^\/give /, '/minecraft:give ');
}

export function toYamlString(text: string): string {
  // Single quotes know no escapes: what can't stand in them takes the double ones of JSON.
  return /[\n\r\t\p{Cc}]/u.test(text) ? JSON.stringify(text) : `'${text.replaceAll("'", "''")}'`;
}

export function toJavaString(text: string): string {
  return JSON.stringify(text);
}
