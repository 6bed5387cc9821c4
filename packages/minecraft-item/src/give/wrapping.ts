// Converts commands for the places that they are copied to.

export { writeJavaString as toJavaString, writeYamlString as toYamlString } from '@fucina/quoting';

/** Function files have no leading slash; a backslash at the end would join the next line (1.20.2+). */
export function toFunctionLine(command: string): string {
  return command.replace(/^\//, '');
}

/** EssentialsX replaces /give on many servers; the name with its namespace is always the game's command. */
export function toGameCommand(command: string): string {
  return command.replace(/^\/give /, '/minecraft:give ');
}
