import type { Edit } from '@fucina/minecraft-text/legacy-tokens';

/** Lines that are replaced: from `first` to `last` of the old text, both included. */
interface Block {
  readonly first: number;
  readonly last: number;
  readonly lines: readonly string[];
}

const CONTEXT = 3;
const NO_LINE_BREAK = '\n\\ No newline at end of file\n';

/** The edits of a file as a patch that `git apply` and `patch -p1` read; empty without edits. */
export function unifiedDiff(path: string, content: string, edits: readonly Edit[]): string {
  const lines = splitLines(content);
  const blocks = blocksOf(content, lines, edits);
  if (blocks.length === 0) return '';
  let added = 0;
  let diff = `--- ${writeName(`a/${path}`)}\n+++ ${writeName(`b/${path}`)}\n`;
  for (const hunk of hunksOf(blocks)) {
    diff += writeHunk(hunk, lines, added);
    for (const { first, last, lines: inserted } of hunk) {
      added += inserted.length - (last - first + 1);
    }
  }
  return diff;
}

/** As git writes names: in quotes where a line would end in one, with a tab after one with blanks, for `patch`. */
function writeName(name: string): string {
  if (!/["\\\p{Cc}]/u.test(name)) return name.includes(' ') ? `${name}\t` : name;
  const quoted = name.replace(/["\\]/g, '\\$&').replace(/\p{Cc}/gu, inOctal);
  return `"${quoted}"`;
}

/** Each of its bytes. */
function inOctal(character: string): string {
  const octal = (byte: number) => `\\${byte.toString(8).padStart(3, '0')}`;
  return Array.from(new TextEncoder().encode(character), octal).join('');
}

function blocksOf(content: string, lines: readonly string[], edits: readonly Edit[]): Block[] {
  const starts = startsOf(lines);
  const groups: { first: number; last: number; edits: Edit[] }[] = [];
  for (const edit of edits) {
    const first = lineAt(starts, edit.from);
    // Whoever removes a line break joins the next line to this one.
    const joinsNext = edit.to > edit.from && content[edit.to - 1] === '\n';
    const last = lineAt(starts, joinsNext ? edit.to : Math.max(edit.from, edit.to - 1));
    const group = groups.at(-1);
    if (group === undefined || first > group.last) groups.push({ first, last, edits: [edit] });
    else {
      group.last = Math.max(group.last, last);
      group.edits.push(edit);
    }
  }
  return groups.map(({ first, last, edits: inside }) => {
    let text = '';
    let at = starts[first] ?? 0;
    for (const { from, to, insert } of inside) {
      text += content.slice(at, from) + insert;
      at = to;
    }
    text += content.slice(at, starts[last + 1] ?? content.length);
    return { first, last, lines: splitLines(text) };
  });
}

/** Blocks whose lines of context touch belong together. */
function hunksOf(blocks: readonly Block[]): Block[][] {
  const hunks: Block[][] = [];
  for (const block of blocks) {
    const hunk = hunks.at(-1);
    const before = hunk?.at(-1);
    if (hunk !== undefined && before && block.first - before.last <= 2 * CONTEXT + 1) {
      hunk.push(block);
    } else {
      hunks.push([block]);
    }
  }
  return hunks;
}

function writeHunk(hunk: readonly Block[], lines: readonly string[], added: number): string {
  const from = Math.max(0, (hunk[0]?.first ?? 0) - CONTEXT);
  const to = Math.min(lines.length, (hunk.at(-1)?.last ?? 0) + CONTEXT + 1);
  let body = '';
  let at = from;
  let grown = 0;
  for (const { first, last, lines: inserted } of hunk) {
    body += marked(' ', lines.slice(at, first));
    body += marked('-', lines.slice(first, last + 1)) + marked('+', inserted);
    grown += inserted.length - (last - first + 1);
    at = last + 1;
  }
  body += marked(' ', lines.slice(at, to));
  const count = to - from;
  return `@@ -${from + 1},${count} +${from + added + 1},${count + grown} @@\n${body}`;
}

function marked(mark: string, lines: readonly string[]): string {
  return lines
    .map((line) => (line.endsWith('\n') ? mark + line : mark + line + NO_LINE_BREAK))
    .join('');
}

/** With their line ends. */
function splitLines(text: string): readonly string[] {
  return text === '' ? [] : text.split(/(?<=\n)/);
}

function startsOf(lines: readonly string[]): readonly number[] {
  let at = 0;
  return lines.map((line) => {
    const start = at;
    at += line.length;
    return start;
  });
}

/** The number of the line that holds an offset, by binary search. */
function lineAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}
