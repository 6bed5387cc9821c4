import { ALL_FLAGS } from '../all-flags.ts';
import { type FlagName, isFlagName, otherStatus } from '../flag-facts.ts';
import { DEFAULT_JAVA } from '../java-version.ts';
import { readJvmArgument } from '../jvm-argument.ts';
import { isVariable } from './read-command.ts';

// Arguments that are not -XX flags, by their prefix.
const JVM_TOPICS = [
  ['--add-modules=jdk.incubator.vector', 'vector-module'],
  ['--add-modules', 'add-modules'],
  ['--add-opens', 'add-opens'],
  ['--add-exports', 'add-opens'],
  ['--enable-native-access', 'native-access'],
  ['--illegal-access', 'illegal-access'],
  ['--sun-misc-unsafe-memory-access', 'unsafe-access'],
  ['-Xlog:', 'gc-log'],
  ['-Xloggc:', 'gc-log'],
  ['-Xincgc', 'incremental-gc'],
  ['-Xss', 'stack-size'],
  ['-Xmn', 'young-size'],
  ['-d64', 'd64'],
  ['-d32', 'd64'],
  ['-server', 'server-vm'],
  ['-javaagent:', 'java-agent'],
  ['-cp', 'class-path'],
  ['-classpath', 'class-path'],
  ['@', 'argument-file'],
] as const;

const PROPERTY_TOPICS = [
  [/^(?:using\.aikars\.flags|aikars\.new\.flags)$/, 'aikar-marker'],
  [/^log4j2\.formatMsgNoLookups$/, 'log4j-lookups'],
  [/^log4j\.?(?:2\.)?configurationFile$/, 'log4j-configuration'],
  [/^file\.encoding$/, 'file-encoding'],
  [/^terminal\.(?:jline|ansi)$/, 'terminal'],
] as const;

const SERVER_TOPICS = [
  [/^-{0,2}nogui$/i, 'no-gui'],
  [/^(?:-p|--port)\b/, 'server-port'],
  [/^(?:-w|--world|--universe|--world-dir|-W)\b/, 'server-world'],
  [/^--forceUpgrade\b/, 'force-upgrade'],
  [/^--eraseCache\b/, 'erase-cache'],
  [/^--safeMode\b/, 'safe-mode'],
] as const;

/** Everything that has an explanation, besides the individual flags. */
export type ArgumentTopic =
  | (typeof JVM_TOPICS)[number][1]
  | (typeof PROPERTY_TOPICS)[number][1]
  | (typeof SERVER_TOPICS)[number][1]
  | 'heap-min'
  | 'heap-max'
  | 'property'
  | 'variable'
  | 'jar'
  | 'server-argument'
  | 'other-flag'
  | 'old-flag'
  | 'unknown';

/** What an explanation is about: a flag or a topic. */
export type ArgumentSubject = { readonly flag: FlagName } | { readonly topic: ArgumentTopic };

export function describeJvmArgument(argument: string): ArgumentSubject {
  const read = readJvmArgument(argument);
  switch (read.kind) {
    case 'heap':
      return { topic: read.name === '-Xms' ? 'heap-min' : 'heap-max' };
    case 'property':
      return { topic: topicFor(PROPERTY_TOPICS, read.name) ?? 'property' };
    case 'other': {
      const found = JVM_TOPICS.find(([start]) => argument.startsWith(start));
      if (found) return { topic: found[1] };
      if (isVariable(argument)) return { topic: 'variable' };
      // Without a jar the program's own arguments follow Java's.
      return argument.startsWith('-')
        ? { topic: isOther(argument) ? 'other-flag' : 'unknown' }
        : { topic: topicFor(SERVER_TOPICS, argument) ?? 'unknown' };
    }
    default:
      if (isFlagName(read.name)) return { flag: read.name };
      return { topic: topicOfFlag(read.name) };
  }
}

function topicOfFlag(name: string): ArgumentTopic {
  const fact = ALL_FLAGS.find(name);
  if (!fact) return 'unknown';
  return fact.row.split(' ').every((word) => word === 'NO') ? 'old-flag' : 'other-flag';
}

function isOther(argument: string): boolean {
  return otherStatus(argument, DEFAULT_JAVA) !== undefined;
}

export function describeServerArgument(argument: string): ArgumentSubject {
  return { topic: topicFor(SERVER_TOPICS, argument) ?? 'server-argument' };
}

function topicFor<Name extends ArgumentTopic>(
  topics: readonly (readonly [RegExp, Name])[],
  text: string,
): Name | undefined {
  return topics.find(([pattern]) => pattern.test(text))?.[1];
}
