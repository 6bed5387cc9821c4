import type { MessageLoss } from '../message-loss.ts';

/** A text to put into a file. */
export interface Snippet {
  /** The keys of the sections around it, from outside; `-` is an item of a list. Empty at the top of the file. */
  readonly below: readonly string[];
  readonly text: string;
}

export interface TargetOutput {
  readonly value: readonly Snippet[];
  readonly losses: readonly MessageLoss[];
}

const INDENT = '  ';

/** The snippets in their sections, as one file. In all formats with sections, `#` starts a comment. */
export function snippetsFile(snippets: readonly Snippet[]): string {
  let open: readonly string[] = [];
  let text = '';
  for (const snippet of snippets) {
    const shared = snippet.below.findIndex((key, at) => key !== open[at]);
    const from = shared === -1 ? snippet.below.length : shared;
    for (const [at, key] of snippet.below.entries()) {
      if (at >= from && key !== '-') text += `${indentOf(snippet.below, at)}${key}:\n`;
    }
    const isItem = snippet.below.at(-1) === '-';
    const indent = indentOf(snippet.below, snippet.below.length);
    const lines = snippet.text.split('\n');
    text += lines
      .map((line, at) => (isItem && at === 0 ? `${indent.slice(0, -2)}- ${line}` : indent + line))
      .join('\n');
    text += '\n';
    open = snippet.below;
  }
  return text;
}

function indentOf(below: readonly string[], depth: number): string {
  return INDENT.repeat(Math.min(depth, below.length));
}
