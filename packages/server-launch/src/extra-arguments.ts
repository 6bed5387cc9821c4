import { type Result, refuse } from './start-error.ts';

// Options whose value may be the next word; `--name=value` is the same in one word.
const TAKES_NEXT_WORD = /^--(?:add-modules|add-opens|add-exports|add-reads|enable-native-access)$/;
// These words end the JVM arguments and name the program to start.
const PROGRAM = /^(?:-jar|-cp|-classpath|--class-path|-m|--module|-version|--version)$|^[^-@]/;

/** Splits typed text at spaces. Quotes keep spaces together; backslashes are kept. */
export function readWords(text: string): Result<readonly string[]> {
  if (/[^\P{Cc}\t\n\r]|[\p{Zl}\p{Zp}\p{Cs}]/u.test(text))
    return refuse({ code: 'argument-control' });
  const words = text.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+|["']/g) ?? [];
  if (words.some((word) => word === '"' || word === "'")) {
    return refuse({ code: 'argument-open-quote' });
  }
  const plain = words.map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, (_, a, b) => a ?? b));
  if (plain.some((word) => /\p{Cc}/u.test(word))) return refuse({ code: 'argument-control' });
  return { ok: true, value: plain.filter((word) => word !== '') };
}

export function readJvmWords(text: string): Result<readonly string[]> {
  const words = readWords(text);
  if (!words.ok) return words;
  const joined = joinValues(words.value);
  const program = joined.find((word) => PROGRAM.test(word));
  return program === undefined
    ? { ok: true, value: joined }
    : refuse({ code: 'argument-program', argument: program });
}

/** Joins `--add-modules name` to one word, `--add-modules=name`. */
export function joinValues(words: readonly string[]): readonly string[] {
  const takesNext = (index: number) =>
    TAKES_NEXT_WORD.test(words[index] ?? '') && /^[^-]/.test(words[index + 1] ?? '');
  return words.flatMap((word, index) => {
    if (takesNext(index - 1)) return [];
    return [takesNext(index) ? `${word}=${words[index + 1]}` : word];
  });
}
