import { joinValues } from '../extra-arguments.ts';
import { guessShell, readCommands, type Shell, type Word } from './shell-words.ts';

/** A parsed command. */
export interface ReadCommand {
  readonly shell: Shell;
  /** How the command calls Java; undefined for arguments alone. */
  readonly java: string | undefined;
  readonly jvm: readonly string[];
  readonly jar: string | undefined;
  /** Whether there is a `-jar` before the jar; without it Java treats the name as a class name. */
  readonly hasJarFlag: boolean;
  readonly server: readonly string[];
  /** All words as they are written in the text, quotes included, by what they mean. */
  readonly spellings: ReadonlyMap<string, string>;
  /** Where Java's arguments begin in the text. */
  readonly start: number;
  readonly end: number;
}

/** Some systems have several, such as `java17`. */
const JAVA = /(?:^|[\\/])javaw?(?:-?\d{1,2})?(?:\.exe)?$/i;
const FOR_JVM = /^-(?:X|D|jar$|server$)/i;
const COMMENT = /^(?:rem|::)/i;
const TAKES_PATH = /^(?:-cp|-classpath|--class-path|-p|--module-path|--upgrade-module-path)$/;

/** Finds the command in a script that starts the server; undefined if there is none. */
export function readCommand(text: string): ReadCommand | undefined {
  const shell = guessShell(text);
  const commands = readCommands(text, shell)
    .filter(([first]) => !COMMENT.test(first?.text ?? ''))
    .map(splitAtJava);
  const found =
    commands.find(({ words }) => words.some((word) => word.text === '-jar')) ??
    commands.find(({ words }) => words.some((word) => FOR_JVM.test(word.text))) ??
    commands.find(({ words }) => words.some((word) => word.text.startsWith('@')));
  if (!found) return undefined;
  const { java, words } = found;
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return undefined;
  const spellings = new Map(words.map((word) => [word.text, text.slice(word.start, word.end)]));
  return { shell, java, ...splitAtJar(words), spellings, start: first.start, end: last.end };
}

/** A variable of a script, or a placeholder of a panel: its value is unknown here. */
export function isVariable(word: string): boolean {
  return /^(?:\$|%|\{\{|`)/.test(word);
}

/** Whether the word is the value of the option before it. */
export function isPathOf(option: string | undefined): boolean {
  return TAKES_PATH.test(option ?? '');
}

interface AtJava {
  readonly java: string | undefined;
  /** Those after it. */
  readonly words: readonly Word[];
}

function splitAtJava(words: readonly Word[]): AtJava {
  const at = (index: number) => ({ java: words[index]?.text, words: words.slice(index + 1) });
  const java = words.findIndex(({ text }) => JAVA.test(text));
  if (java >= 0) return at(java);
  if (FOR_JVM.test(words[0]?.text ?? '') || words[0]?.text.startsWith('--')) {
    return { java: undefined, words };
  }
  // `"$JAVA" -Xmx4G …`
  const variable = words.findIndex(
    ({ text }, index) => isVariable(text) && FOR_JVM.test(words[index + 1]?.text ?? ''),
  );
  return variable >= 0 ? at(variable) : { java: undefined, words: [] };
}

function splitAtJar(
  words: readonly Word[],
): Pick<ReadCommand, 'jvm' | 'jar' | 'hasJarFlag' | 'server'> {
  const texts = words.map(({ text }) => text);
  const flag = texts.findIndex((text, index) => text === '-jar' && index < texts.length - 1);
  const hasJarFlag = flag >= 0;
  const isNamed = (text: string, index: number) =>
    /^[^-@].*\.jar$/i.test(text) && !isPathOf(texts[index - 1]);
  const jar = hasJarFlag ? flag + 1 : texts.findIndex(isNamed);
  // A -jar without a file name after it is ignored.
  const named = (from: number, to: number) =>
    texts.slice(from, to).filter((text) => text !== '-jar');
  if (jar < 0) {
    return { jvm: joinValues(named(0, texts.length)), jar: undefined, server: [], hasJarFlag };
  }
  return {
    jvm: joinValues(named(0, hasJarFlag ? flag : jar)),
    jar: texts[jar],
    server: named(jar + 1, texts.length),
    hasJarFlag,
  };
}
