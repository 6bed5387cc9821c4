export type PartKind = 'comment' | 'quoted' | 'flag' | 'value' | 'plain';

export interface CommandPart {
  readonly kind: PartKind;
  readonly text: string;
  readonly at: number;
}

// Tried in this order at each place; what stands between the matches is plain.
const PARTS =
  /(?<comment>(?<=^|\n)(?:#|rem )[^\n]*)|(?<quoted>'[^'\n]*'|"[^"\n]*")|(?<flag>(?<=^|[\s'"])--?[A-Za-z](?:[\w.:+-]*))|(?<value>(?<==)[^\s'"]+)/g;

/** A command cut into parts to colour; together they are the command to the letter. */
export function commandParts(command: string): readonly CommandPart[] {
  const parts: CommandPart[] = [];
  let at = 0;
  for (const match of command.matchAll(PARTS)) {
    if (match.index > at) parts.push({ kind: 'plain', text: command.slice(at, match.index), at });
    const kind = KINDS.find((name) => match.groups?.[name] !== undefined) ?? 'plain';
    parts.push({ kind, text: match[0], at: match.index });
    at = match.index + match[0].length;
  }
  if (at < command.length) parts.push({ kind: 'plain', text: command.slice(at), at });
  return parts;
}

const KINDS = ['comment', 'quoted', 'flag', 'value'] as const;
