export interface TypedDisplay {
  readonly name?: string | undefined;
  readonly lore: readonly string[];
}

/** Name and lore, one text per line. */
export function asLines(name: string | undefined, lore: readonly string[]): string {
  return [...(name === undefined ? [] : [name]), ...lore].join('\n');
}

/** The same output as `writeDisplay` for MiniMessage with the game's italics, without loading the text engine. */
export function writeTypedDisplay({ name, lore }: TypedDisplay): string {
  return asLines(name, lore);
}
