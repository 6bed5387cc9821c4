export interface CommandPart {
  readonly kind: 'comment' | 'quoted' | 'flag' | 'value' | 'plain';
  readonly text: string;
}

const WORDS = /\s+|(?<=^|\n)(?:#|rem )[^\n]*|(?:'[^'\n]*'|"[^"\n]*"|\S)+/g;

// Tried in this order at each position; text that nothing matches is plain.
const PARTS =
  /(?<comment>^(?:#|rem )[\s\S]*)|(?<quoted>'[^']*'|"[^"]*")|(?<flag>(?<=^|['"])--?[A-Za-z][\w.:+-]*)|(?<value>(?<==)[^'"]+)|(?<plain>[^='"-]+|[\s\S])/g;

/** The words of a command and the spaces between them; a comment is one word. Together they are the command. */
export function commandWords(command: string): readonly string[] {
  return command.match(WORDS) ?? [];
}

/** A word cut into parts to color; together they are the word. */
export function wordParts(word: string): readonly CommandPart[] {
  return Array.from(word.matchAll(PARTS), ({ 0: text, groups = {} }) => {
    const kind = KINDS.find((name) => groups[name] !== undefined) ?? 'plain';
    return { kind, text };
  });
}

const KINDS = ['comment', 'quoted', 'flag', 'value'] as const;
