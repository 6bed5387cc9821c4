import { type Fitted, fitArguments } from '../fit-arguments.ts';
import type { KnownFlags } from '../flag-facts.ts';
import type { JavaVersion } from '../java-version.ts';
import { note, type StartNote, type StartNoteLevel } from '../note.ts';
import { isPathOf, isVariable, type ReadCommand } from './read-command.ts';
import { heapLimitNotes, joinAmounts, repairHeap } from './repair-heap.ts';
import { joinFlagValues, repairNames } from './repair-names.ts';

export interface Repaired {
  readonly jvm: readonly string[];
  readonly jar: string | undefined;
  readonly server: readonly string[];
  readonly mistakes: readonly StartNote[];
}

const FOR_JVM = /^(?:-X|-D.|-javaagent:|-agentlib:|--add-|--enable-native-access)/i;
// Notes that are only informative in the generator, but prevent a pasted command from starting.
const LEVELS: Partial<Record<StartNote['code'], StartNoteLevel>> = {
  'flag-removed': 'problem',
  'module-missing': 'problem',
  'second-collector': 'problem',
  'unlock-added': 'problem',
  'unlock-moved': 'problem',
  'flag-renamed': 'warning',
  'flag-deprecated': 'warning',
  'flag-twice': 'warning',
};

/** What a command is judged by. */
export interface Judge {
  readonly java: JavaVersion;
  readonly flags: KnownFlags;
}

/** The command as it was meant, with a note for each mistake. */
export function repairCommand(command: ReadCommand, judge: Judge): Repaired {
  const behind = joined(command.server, judge);
  const moved = behind.filter((word) => FOR_JVM.test(word));
  const rules: readonly ((words: readonly string[]) => Fitted)[] = [
    (words) => repairNames(words, judge.flags),
    repairHeap,
    (words) =>
      command.jar !== undefined ? dropStrayWords(words) : { arguments: words, notes: [] },
    swapNewSizes,
    (words) => fitJavas(words, judge, command.jar === undefined),
    // After all that may leave a wrong one out.
    (words) => ({ arguments: words, notes: heapLimitNotes(words) }),
  ];
  const fitted = rules.reduce<Fitted>(
    (before, rule) => {
      const after = rule(before.arguments);
      return { arguments: after.arguments, notes: [...before.notes, ...after.notes] };
    },
    { arguments: [...command.jvm, ...moved], notes: [] },
  );
  return {
    jvm: fitted.arguments,
    jar: command.jar,
    server: behind.filter((word) => !moved.includes(word)),
    mistakes: [
      ...moved.map((argument) => note('behind-jar', 'problem', { argument })),
      ...jarNotes(command),
      ...fitted.notes.map((each) => ({ ...each, level: LEVELS[each.code] ?? each.level })),
    ],
  };
}

/** The words, those that are an argument and its value as one. */
export function joined(words: readonly string[], { flags }: Judge): readonly string[] {
  return joinAmounts(joinFlagValues(words, flags));
}

/** Fits what Java reads. Without a jar, a word of another kind is the program, and what follows are its arguments. */
function fitJavas(words: readonly string[], { java, flags }: Judge, hasProgram: boolean): Fitted {
  const program = hasProgram ? words.findIndex(isStray) : -1;
  const end = program < 0 ? words.length : program;
  const fitted = fitArguments(words.slice(0, end), java, flags);
  return { ...fitted, arguments: [...fitted.arguments, ...words.slice(end)] };
}

function isStray(word: string, index: number, words: readonly string[]): boolean {
  return /^[^-@]/.test(word) && !isVariable(word) && !isPathOf(words[index - 1]);
}

function jarNotes({ jvm, jar, hasJarFlag }: ReadCommand): readonly StartNote[] {
  if (hasJarFlag) return [];
  if (jar !== undefined) return [note('jar-flag-missing', 'problem', { jar })];
  const startsOtherwise = jvm.some((word) => /^(?:@|-cp$|-classpath$|--class-path)/.test(word));
  return startsOtherwise ? [] : [note('jar-missing')];
}

// Before -jar, Java takes a separate word as the program, and ignores the jar.
function dropStrayWords(words: readonly string[]): Fitted {
  return {
    arguments: words.filter((word, index) => !isStray(word, index, words)),
    notes: words.filter(isStray).map((word) => note('stray-word', 'problem', { word })),
  };
}

function swapNewSizes(words: readonly string[]): Fitted {
  const [least, most] = ['G1NewSizePercent', 'G1MaxNewSizePercent'].map((name) => {
    const start = `-XX:${name}=`;
    return Number(words.find((word) => word.startsWith(start))?.slice(start.length));
  });
  if (least === undefined || most === undefined || !(least > most)) {
    return { arguments: words, notes: [] };
  }
  return {
    arguments: words.map((word) =>
      word.replace(
        /^(-XX:G1(Max)?NewSizePercent=)\d+$/,
        (_, start, max) => start + (max ? least : most),
      ),
    ),
    notes: [note('new-size-over-max', 'problem', { least, most })],
  };
}
