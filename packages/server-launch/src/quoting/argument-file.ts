/** Quotes one line of a Java argument file: inside double quotes a backslash escapes. */
export function quoteArgumentFile(argument: string): string {
  return /^[A-Za-z0-9._:=+,/@*-]+$/.test(argument)
    ? argument
    : `"${argument.replace(/["\\]/g, '\\$&')}"`;
}
