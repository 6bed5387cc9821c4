/** The shell whose rules are used to split a pasted text. */
export type Shell = 'posix' | 'batch' | 'powershell' | 'lines';

export interface Word {
  readonly text: string;
  /** Offset in the pasted text. */
  readonly start: number;
  readonly end: number;
}

/** A drive, or the path to java with backslashes: a POSIX shell would drop them. */
const WINDOWS_PATH = /(?:^|[\s"'=])[a-z]:\\|\\javaw?(?:\.exe)?["\s]/i;

export function guessShell(text: string): Shell {
  // Only spaces and tabs after `^`: matching line breaks would take quadratic time with many empty lines.
  if (/^[ \t]*&[ \t]*["'\w]|\$PSScriptRoot|^[ \t]*Set-Location\b/m.test(text)) return 'powershell';
  if (/^[ \t]*@?(?:echo off|start |rem |setlocal|title |chcp |cd \/d)|%~dp0|\^\r?\n/im.test(text)) {
    return 'batch';
  }
  if (WINDOWS_PATH.test(text)) return 'batch';
  const lines = text.split('\n').filter((line) => /^\s*[^#\s]/.test(line));
  const oneEach = lines.length > 1 && lines.every((line) => /^\s*-\S/.test(line));
  return oneEach && !/\\\r?\n/.test(text) ? 'lines' : 'posix';
}

interface Reading {
  /**
   * Matches a special part at the current position: a continued line, a comment, a quoted part, an escaped
   * character …
   */
  readonly skip: RegExp;
  readonly quoted: readonly (readonly [RegExp, (inner: string) => string])[];
  readonly ends: RegExp;
}

const same = (inner: string) => inner;

const READINGS: Readonly<Record<Shell, Reading>> = {
  posix: {
    skip: /\\\r?\n|(?<=^|\s)#[^\n]*/y,
    quoted: [
      [/'([^']*)'/y, same],
      [/"((?:[^"\\]|\\[\s\S])*)"/y, (inner) => inner.replace(/\\([$`"\\])/g, '$1')],
      [/\\([^\n])/y, same],
      // The output of another command, kept as it is written.
      [/(\$\([^()\n]*\)|`[^`\n]*`)/y, same],
    ],
    ends: /\n|;|\||&|\d?>|<(?!\()/y,
  },
  batch: {
    skip: /\^\r?\n/y,
    quoted: [
      [/"([^"\n]*)(?:"|$)/my, (inner) => inner.replaceAll('%%', '%')],
      [/\^([^\n])/y, same],
      [/%(%)/y, same],
    ],
    ends: /\n|\||&|\d?>|</y,
  },
  powershell: {
    skip: /`\r?\n|(?<=^|\s)#[^\n]*/y,
    quoted: [
      [/'((?:[^']|'')*)'/y, (inner) => inner.replaceAll("''", "'")],
      [/"((?:[^"`]|`[\s\S])*)"/y, (inner) => inner.replace(/`([\s\S])/g, '$1')],
    ],
    ends: /\n|;|\||\d?>/y,
  },
  // A Java argument file, or flags listed one per line: all lines form one command.
  lines: {
    skip: /(?<=^|\s)#[^\n]*/y,
    quoted: [[/"((?:[^"\\]|\\[\s\S])*)"/y, (inner) => inner.replace(/\\([\s\S])/g, '$1')]],
    ends: /(?!)/y,
  },
};

/** Splits a text into commands and their words, with quotes and escapes removed. */
export function readCommands(text: string, shell: Shell): readonly (readonly Word[])[] {
  const { skip, quoted, ends } = READINGS[shell];
  const commands: Word[][] = [[]];
  let word: { text: string; start: number } | undefined;
  let at = 0;
  const finishWord = () => {
    if (word) commands.at(-1)?.push({ ...word, end: at });
    word = undefined;
  };
  const add = (part: string) => {
    word = { text: (word?.text ?? '') + part, start: word?.start ?? at };
  };
  while (at < text.length) {
    const step = matchAt(skip, text, at);
    const end = step ? undefined : matchAt(ends, text, at);
    if (step || end || /\s/.test(text[at] ?? '')) {
      finishWord();
      if (end) commands.push([]);
      at += (step ?? end)?.[0].length ?? 1;
      continue;
    }
    const part = quoted.map(([pattern, read]) => [matchAt(pattern, text, at), read] as const);
    const [match, read] = part.find(([found]) => found) ?? [];
    add(match && read ? read(match[1] ?? '') : (text[at] ?? ''));
    at += match?.[0].length ?? 1;
  }
  finishWord();
  return commands.filter((words) => words.length > 0);
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
