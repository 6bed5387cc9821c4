import { DEFAULT_JAVA, type JavaVersion } from '../java-version.ts';
import { type Note, note } from '../note.ts';
import { quoteArgumentFile } from '../quoting/argument-file.ts';
import { quoteBatch } from '../quoting/batch.ts';
import { quotePosix } from '../quoting/posix.ts';
import { quotePowerShell } from '../quoting/powershell.ts';
import { type Result, refuse } from '../result.ts';
import { describeJvmArgument, describeServerArgument, type Subject } from './describe-argument.ts';
import { type ReadCommand, readCommand } from './read-command.ts';
import { type Repaired, repairCommand } from './repair.ts';
import type { Shell } from './shell-words.ts';

interface ExplainedArgument {
  readonly text: string;
  readonly subject: Subject;
}

export interface Explanation {
  readonly arguments: readonly ExplainedArgument[];
  readonly mistakes: readonly Note[];
  /** The whole text with the command in it repaired. */
  readonly repaired: string;
}

const QUOTES: Readonly<Record<Shell, (word: string) => string>> = {
  posix: quotePosix,
  batch: quoteBatch,
  powershell: quotePowerShell,
  lines: quoteArgumentFile,
};

/** Explains a pasted command or script word by word, names its mistakes and mends them. */
export function explainCommand(
  text: string,
  java: JavaVersion = DEFAULT_JAVA,
): Result<Explanation> {
  const plain = straighten(text.replaceAll('\r\n', '\n').trim());
  const command = readCommand(plain.text);
  if (!command) return refuse({ code: 'no-java-command' });
  const repaired = repairCommand(command, java);
  const words = wordsOf(repaired).map(QUOTES[command.shell]);
  const separator = command.shell === 'lines' ? '\n' : ' ';
  return {
    ok: true,
    value: {
      arguments: [
        ...command.jvm.map((word) => ({ text: word, subject: describeJvmArgument(word) })),
        ...(command.jar === undefined
          ? []
          : [{ text: `-jar ${command.jar}`, subject: { topic: 'jar' } as const }]),
        ...command.server.map((word) => ({ text: word, subject: describeServerArgument(word) })),
      ],
      mistakes: [...plain.notes, ...repaired.mistakes],
      repaired: isSame(command, repaired)
        ? plain.text
        : plain.text.slice(0, command.start) +
          words.join(separator) +
          plain.text.slice(command.end),
    },
  };
}

/** Word processors turn dashes and quotes into others, which no shell reads. */
function straighten(text: string): { readonly text: string; readonly notes: readonly Note[] } {
  const straight = text
    .replace(/\u00a0/g, ' ')
    .replace(/(^|\s)[\u2010-\u2012\u2013\u2212](?=\w|-)/g, '$1-')
    .replace(/(^|\s)[\u2014\u2015](?=\w)/g, '$1--')
    .replace(/(^|\s)--(?=X|D|jar\b)/g, '$1-')
    .replace(/[\u201c\u201d\u201e]/g, '"');
  return { text: straight, notes: straight === text ? [] : [note('typographic', 'problem')] };
}

function wordsOf({
  jvm,
  jar,
  server,
}: Pick<Repaired, 'jvm' | 'jar' | 'server'>): readonly string[] {
  return [...jvm, ...(jar === undefined ? [] : ['-jar', jar]), ...server];
}

// Where nothing was wrong the text stays as it was written.
function isSame(before: ReadCommand, after: Repaired): boolean {
  return before.hasJarFlag === (after.jar !== undefined) && sameWords(before, after);
}

function sameWords(before: ReadCommand, after: Repaired): boolean {
  return JSON.stringify(wordsOf(before)) === JSON.stringify(wordsOf(after));
}
