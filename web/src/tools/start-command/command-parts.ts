type PartKind = 'comment' | 'quoted' | 'flag' | 'value' | 'plain';

export interface CommandPart {
  readonly kind: PartKind | 'space';
  readonly text: string;
}

/** Parts with no space between them, which are not torn apart at the end of a line. */
type CommandWord = readonly CommandPart[];

// Tried in this order at each place; whatever no other takes is plain.
const PARTS =
  /(?<space>\s+)|(?<comment>(?<=^|\n)(?:#|rem )[^\n]*)|(?<quoted>'[^'\n]*'|"[^"\n]*")|(?<flag>(?<=^|[\s'"])--?[A-Za-z][\w.:+-]*)|(?<value>(?<==)[^\s'"]+)|(?<plain>[^\s='"-]+|[\s\S])/g;

/** A command cut into words and parts to colour; together they are the command to the letter. */
export function commandWords(command: string): readonly CommandWord[] {
  const words: CommandPart[][] = [];
  let isInWord = false;
  for (const match of command.matchAll(PARTS)) {
    const [kind] =
      Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? [];
    // The groups are named after the kinds.
    const part = { kind: kind as CommandPart['kind'], text: match[0] };
    if (isInWord && part.kind !== 'space') words.at(-1)?.push(part);
    else words.push([part]);
    isInWord = part.kind !== 'space';
  }
  return words;
}
