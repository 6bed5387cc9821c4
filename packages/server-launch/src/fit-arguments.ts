import {
  EXPLAINED_FLAGS,
  FLAG_NAMES,
  type FlagStatus,
  flagFact,
  flagStatus,
  type KnownFlags,
  otherStatus,
  propertyStatus,
} from './flag-facts.ts';
import type { JavaVersion } from './java-version.ts';
import { argumentKey, readJvmArgument, readSetting } from './jvm-argument.ts';
import { note, type StartNote } from './note.ts';
import { checkValue, type ValueCheck } from './value-check.ts';

export interface Fitted {
  readonly arguments: readonly string[];
  readonly notes: readonly StartNote[];
}

export const VECTOR_MODULE = '--add-modules=jdk.incubator.vector';
const UNLOCKS = {
  experimental: '-XX:+UnlockExperimentalVMOptions',
  diagnostic: '-XX:+UnlockDiagnosticVMOptions',
} as const;

/** A collector that no flag set has: it collects nothing. */
const EPSILON = '-XX:+UseEpsilonGC';
/** Java refuses it without its collector, too. */
const INCREMENTAL = '-XX:+CMSIncrementalMode';
/** What works with one collector only, or chooses it: Java refuses it beside another one. */
const HELPERS: ReadonlyMap<string, string> = new Map([
  ['-XX:+UseParNewGC', '-XX:+UseConcMarkSweepGC'],
  [INCREMENTAL, '-XX:+UseConcMarkSweepGC'],
  ['-XX:+UseParallelOldGC', '-XX:+UseParallelGC'],
  ['-XX:+AggressiveHeap', '-XX:+UseParallelGC'],
]);

const RENAMED = FLAG_NAMES.flatMap((name) => {
  const renamed = flagFact(name)?.renamed;
  return renamed ? [{ name, ...renamed }] : [];
});

/**
 * Adapts arguments to a Java version: renames and removes flags, drops duplicates, keeps one garbage collector,
 * and puts unlock flags before the flags that need them. Every change adds a note.
 */
export function fitArguments(
  given: readonly string[],
  java: JavaVersion,
  known = EXPLAINED_FLAGS,
): Fitted {
  const rules = [
    renameAndDrop,
    keepLastOfEach,
    keepOneCollector,
    dropHelpersOfOthers,
    putUnlocksFirst,
  ];
  return rules.reduce<Fitted>(
    (fitted, rule) => {
      const next = rule(fitted.arguments, java, known);
      return { arguments: next.arguments, notes: [...fitted.notes, ...next.notes] };
    },
    { arguments: given, notes: [] },
  );
}

/** How this Java treats the argument; undefined for unknown arguments. */
function argumentStatus(
  argument: string,
  java: JavaVersion,
  known: KnownFlags,
): FlagStatus | undefined {
  const read = readJvmArgument(argument);
  if (read.kind === 'heap') return 'ok';
  if (read.kind === 'property') return propertyStatus(read.name, java);
  if (read.kind === 'other') return otherStatus(argument, java);
  return flagStatus(read.name, java, read.kind === 'value' ? read.value : '', known);
}

function isCollector(argument: string): boolean {
  const read = readJvmArgument(argument);
  return (
    argument === EPSILON ||
    (read.kind === 'switch' && read.on && flagFact(read.name)?.collector === true)
  );
}

function renameAndDrop(given: readonly string[], java: JavaVersion, known: KnownFlags): Fitted {
  const fitted = given.map((argument) => fitOne(argument, java, known));
  return {
    arguments: fitted.flatMap((one) => one.arguments),
    notes: fitted.flatMap((one) => one.notes),
  };
}

function fitOne(argument: string, java: JavaVersion, known: KnownFlags): Fitted {
  const read = readJvmArgument(argument);
  const to = read.kind === 'value' ? nameIn(java, read.name) : undefined;
  if (read.kind === 'value' && to !== undefined) {
    const named = fitOne(`-XX:${to}=${read.value}`, java, known);
    const renamed = note('flag-renamed', 'info', { flag: read.name, to, java });
    return { arguments: named.arguments, notes: [renamed, ...named.notes] };
  }
  const found = argumentStatus(argument, java, known);
  const status = found === 'warn' && known.areBefore8 ? 'ok' : found;
  const flag = read.kind === 'other' ? argument : read.name;
  if (status === 'refused' || status === 'warn') {
    const code = argument === VECTOR_MODULE ? 'module-missing' : 'flag-removed';
    const deprecated = status === 'warn';
    return {
      arguments: [],
      notes: [note(deprecated ? 'flag-deprecated' : code, 'info', { flag, java })],
    };
  }
  if (status !== undefined || !argument.startsWith('-')) {
    const check = checkSetting(argument, java, known);
    return typeof check === 'object'
      ? { arguments: [], notes: [check] }
      : { arguments: [argument], notes: [] };
  }
  return known.areAll
    ? { arguments: [], notes: [note('flag-unknown', 'problem', { flag })] }
    : { arguments: [argument], notes: [note('flag-unchecked', 'info', { flag })] };
}

/** What this Java says of the value in an argument; `fine` where there is none. */
export function checkSetting(argument: string, java: JavaVersion, known: KnownFlags): ValueCheck {
  const setting = readSetting(argument);
  return setting ? checkValue(setting, known.values?.(setting.flag, java), java) : 'fine';
}

function keepLastOfEach(given: readonly string[]): Fitted {
  const keys = given.map(argumentKey);
  const last = new Map(keys.map((key, index) => [key, index]));
  const notes = given.flatMap((argument, index) => {
    const kept = given[last.get(keys[index] ?? '') ?? index] ?? argument;
    return kept === argument ? [] : [note('flag-twice', 'info', { flag: argument, kept })];
  });
  const once = given.filter((_, index) => last.get(keys[index] ?? '') === index);
  return { arguments: once, notes };
}

// The last one, as of all that is given twice: extra arguments win over the flag set.
function keepOneCollector(given: readonly string[]): Fitted {
  const collectors = given.filter(isCollector);
  const kept = collectors.at(-1) ?? '';
  const others = collectors.slice(0, -1);
  return {
    arguments: given.filter((argument) => !others.includes(argument)),
    notes: others.map((flag) => note('second-collector', 'warning', { flag, kept })),
  };
}

function dropHelpersOfOthers(given: readonly string[], java: JavaVersion): Fitted {
  const kept = given.find(isCollector);
  const isStray = (argument: string) => {
    const wanted = HELPERS.get(argument);
    if (wanted === undefined || wanted === kept) return false;
    return kept !== undefined || argument === INCREMENTAL;
  };
  return {
    arguments: given.filter((argument) => !isStray(argument)),
    notes: given
      .filter(isStray)
      .map((flag) =>
        kept === undefined
          ? note('flag-removed', 'info', { flag, java })
          : note('second-collector', 'warning', { flag, kept }),
      ),
  };
}

function putUnlocksFirst(given: readonly string[], java: JavaVersion, known: KnownFlags): Fitted {
  return (['experimental', 'diagnostic'] as const).reduce<Fitted>(
    (fitted, kind) => {
      const unlock = UNLOCKS[kind];
      const locked = fitted.arguments.findIndex(
        (each) => argumentStatus(each, java, known) === kind,
      );
      const unlocked = fitted.arguments.indexOf(unlock);
      if (locked < 0 || (unlocked >= 0 && unlocked < locked)) return fitted;
      const without = fitted.arguments.filter((argument) => argument !== unlock);
      const flag = fitted.arguments[locked] ?? '';
      return {
        arguments: without.toSpliced(without.indexOf(flag), 0, unlock),
        notes: [
          ...fitted.notes,
          note(unlocked < 0 ? 'unlock-added' : 'unlock-moved', 'info', { unlock, flag }),
        ],
      };
    },
    { arguments: given, notes: [] },
  );
}

/** The name of a renamed flag in this Java version. */
function nameIn(java: JavaVersion, name: string): string | undefined {
  const renamed = flagFact(name)?.renamed;
  if (renamed && java >= renamed.from) return renamed.to;
  return RENAMED.find((other) => other.to === name && java < other.from)?.name;
}
