import { inFence, withoutUnseen } from '@fucina/minecraft-profile';
import { writeShellWord } from '@fucina/quoting';
import { ALL_FLAGS, FLAGS_BEFORE_8 } from '../all-flags.ts';
import { DEFAULT_JAVA, type JavaVersion } from '../java-version.ts';
import { note, type StartNote } from '../note.ts';
import { quoteArgumentFile, quoteBatch, quotePowerShell } from '../quoting.ts';
import { type Result, refuse } from '../start-error.ts';
import {
  type ArgumentSubject,
  describeJvmArgument,
  describeServerArgument,
} from './describe-argument.ts';
import { type JudgedJava, javaOfCommand } from './judged-java.ts';
import { type ReadCommand, readCommand } from './read-command.ts';
import { type Judge, joined, type Repaired, repairCommand } from './repair.ts';
import { repairAmounts } from './repair-heap.ts';
import { inOwnLetters } from './repair-names.ts';
import type { Shell } from './shell-words.ts';
import { uncheckedArguments } from './unchecked-arguments.ts';

export interface ExplainedArgument {
  readonly text: string;
  readonly subject: ArgumentSubject;
}

export interface CommandExplanation {
  readonly arguments: readonly ExplainedArgument[];
  readonly judged: JudgedJava;
  readonly mistakes: readonly StartNote[];
  /** The arguments of the repaired command whose values no table knows: Java may not start with them. */
  readonly unchecked: readonly string[];
  /** The whole pasted text, with the command in it repaired. */
  readonly repaired: string;
}

const QUOTES: Readonly<Record<Shell, (word: string) => string>> = {
  posix: writeShellWord,
  batch: quoteBatch,
  powershell: quotePowerShell,
  lines: quoteArgumentFile,
};

/** One mistake can hide another, so repairs are repeated; this is more than ever needed. */
const MAX_PASSES = 4;

/** One Java, or the one that the command names, and where it names none, another. */
export type JavaForExplanation = JavaVersion | { readonly otherwise: JavaVersion };

/**
 * Explains a pasted command or script word by word, reports its mistakes and repairs them. It is judged for the Java
 * in it, by its path or the server that the jar is called after, unless another is asked for; by default for that of the newest servers.
 */
export function explainCommand(
  text: string,
  java?: JavaForExplanation,
): Result<CommandExplanation> {
  const straight = replaceTypography(text);
  const command = readCommand(straight);
  if (!command) return refuse({ code: 'no-java-command' });
  const judged = judgedJava(command, straight, java);
  const judge = judgeFor(judged);
  const fixed = repairCommand(command, judge);
  const isTypographic = straight !== trimmed(text);
  return {
    ok: true,
    value: {
      arguments: [
        ...joined(command.jvm, judge).map((word) => ({
          text: word,
          subject: describeJvmArgument(asMeant(word)),
        })),
        ...(command.jar === undefined
          ? []
          : [{ text: `-jar ${command.jar}`, subject: { topic: 'jar' } as const }]),
        ...joined(command.server, judge).map((word) => ({
          text: word,
          subject: describeServerArgument(word),
        })),
      ],
      judged,
      mistakes: [...(isTypographic ? [note('typographic', 'problem')] : []), ...fixed.mistakes],
      unchecked: uncheckedArguments(fixed.jvm, judge),
      repaired: repairText(straight, { command, fixed }, judge),
    },
  };
}

/** With the name and the amount that Java reads. */
function asMeant(word: string): string {
  return /^-X[ms]/i.test(word) ? (repairAmounts([word]).arguments[0] ?? word) : inOwnLetters(word);
}

function judgedJava(command: ReadCommand, text: string, java?: JavaForExplanation): JudgedJava {
  if (typeof java === 'number') return { by: 'choice', java };
  const named = javaOfCommand(command, text);
  if (named !== undefined) return named;
  return java === undefined
    ? { by: 'newest', java: DEFAULT_JAVA }
    : { by: 'choice', java: java.otherwise };
}

function judgeFor(judged: JudgedJava): Judge {
  const isBefore8 = judged.by === 'path-nearest' && judged.named < judged.java;
  return { java: judged.java, flags: isBefore8 ? FLAGS_BEFORE_8 : ALL_FLAGS };
}

interface Attempt {
  readonly command: ReadCommand;
  readonly fixed: Repaired;
}

/**
 * Repairs until no mistake is left. The text stays unchanged if the result could no longer be read as the same
 * command, for example when the command consists only of mistakes.
 */
function repairText(text: string, { command, fixed }: Attempt, judge: Judge): string {
  let current = { text, command, fixed };
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = replaceTypography(repairOnce(current.text, current));
    if (next === current.text) return next;
    const read = readCommand(next);
    if (read?.start !== command.start || read.shell !== command.shell) return current.text;
    current = { text: next, command: read, fixed: repairCommand(read, judge) };
  }
  return text;
}

function repairOnce(text: string, { command, fixed }: Attempt): string {
  // Without mistakes the text is kept verbatim.
  if (isSame(command, fixed)) return text;
  // A word that is kept is also written as before: other quotes could switch off a variable in it.
  const words = wordsOf(fixed).map(
    (word) => command.spellings.get(word) ?? QUOTES[command.shell](word),
  );
  const separator = command.shell === 'lines' ? '\n' : ' ';
  return text.slice(0, command.start) + words.join(separator) + text.slice(command.end);
}

/** Without what chats put around a script. */
function trimmed(text: string): string {
  return (inFence(text) ?? text).replace(/(?<!\r)\r+\n/g, '\n').trim();
}

/** Replaces dashes and quotes of word processors, and leaves out what nobody sees: no shell understands them. */
function replaceTypography(text: string): string {
  return withoutUnseen(trimmed(text))
    .replace(/(^|\s)[\u2010-\u2012\u2013\u2212](?=\w|-)/g, '$1-')
    .replace(/(^|\s)[\u2014\u2015](?=\w)/g, '$1--')
    .replace(/(^|\s)--(?=X|D|jar\b)/g, '$1-')
    .replace(/[\u201c\u201d\u201e]/g, '"');
}

function wordsOf({
  jvm,
  jar,
  server,
}: Pick<Repaired, 'jvm' | 'jar' | 'server'>): readonly string[] {
  return [...jvm, ...(jar === undefined ? [] : ['-jar', jar]), ...server];
}

function isSame(before: ReadCommand, after: Repaired): boolean {
  return before.hasJarFlag === (after.jar !== undefined) && sameWords(before, after);
}

function sameWords(before: ReadCommand, after: Repaired): boolean {
  return JSON.stringify(wordsOf(before)) === JSON.stringify(wordsOf(after));
}
