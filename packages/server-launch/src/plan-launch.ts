import { repairAmounts } from './explain/repair-heap.ts';
import { repairNames } from './explain/repair-names.ts';
import { readJvmWords, readWords } from './extra-arguments.ts';
import { fitArguments } from './fit-arguments.ts';
import type { KnownFlags } from './flag-facts.ts';
import { FLAG_SETS } from './flag-sets.ts';
import { isProxy } from './is-proxy.ts';
import { checkJarName, jarArgument, jarNotes, readJarName, versionInJarName } from './jar-name.ts';
import { DEFAULT_JAVA, type JavaVersion } from './java-version.ts';
import { gcLogArguments, jvmArguments, jvmNotes } from './jvm-arguments.ts';
import type { Launch } from './launch.ts';
import { note, type StartNote } from './note.ts';
import { serverArguments, serverNotes } from './server-arguments.ts';
import { type ServerRange, serverRange } from './server-range.ts';
import type { CompleteSettings } from './settings.ts';
import { type Result, refuse } from './start-error.ts';
import type { Target } from './targets/target.ts';

const HEAP_MB = { min: 128, max: 1_048_576 } as const;
const SESSION_NAME = /^[A-Za-z0-9_-]{1,32}$/;
const LOG_FOLDER = 'logs';

export function planLaunch(
  settings: CompleteSettings,
  target: Target,
  known: KnownFlags,
): Result<{ readonly launch: Launch; readonly notes: readonly StartNote[] }> {
  const { ramMb, flagSet, sessionName, version } = settings;
  const jar = checkJarName(readJarName(settings.jarName, target.jarNames), target.jarNames);
  if (!jar.ok) return jar;
  if (!Number.isInteger(ramMb) || ramMb < HEAP_MB.min || ramMb > HEAP_MB.max) {
    return refuse({ code: 'memory-range', ...HEAP_MB });
  }
  if (!SESSION_NAME.test(sessionName)) return refuse({ code: 'session-name' });
  const range = version === undefined ? undefined : serverRange(version);
  if (version !== undefined && !range) return refuse({ code: 'server-version-unknown', version });
  const java = settings.javaVersion ?? range?.java ?? DEFAULT_JAVA;
  const { minJava } = FLAG_SETS[flagSet];
  if (java < minJava) return refuse({ code: 'flag-set-needs-java', flagSet, java: minJava });
  const jvmWords = readJvmWords(settings.jvmArguments);
  if (!jvmWords.ok) return jvmWords;
  const serverWords = readWords(settings.serverArguments);
  if (!serverWords.ok) return serverWords;

  const logFolder = settings.gcLog && target.runs.folders ? LOG_FOLDER : undefined;
  const log = settings.gcLog ? gcLogArguments(java, logFolder) : [];
  const isLogWritable = log.every((argument) => target.cannotWrite(argument) === undefined);
  const names = repairNames(jvmWords.value, known);
  const extra = repairAmounts(names.arguments);
  const repairs = [...names.notes, ...extra.notes];
  const jvm = fitArguments(
    jvmArguments(settings, java, isLogWritable ? log : [], extra.arguments),
    java,
    known,
  );
  return {
    ok: true,
    value: {
      launch: {
        java,
        jvm: jvm.arguments,
        jar: jarArgument(jar.value, target.jarNames),
        server: serverArguments(settings, serverWords.value),
        isProxy: isProxy(settings),
        restart: settings.restart,
        javaCheck: settings.javaCheck,
        logFolder,
        isLogWritable,
        sessionName,
      },
      notes: [
        ...jarNotes(jar.value, settings.jarName),
        ...(range ? javaNotes(java, range) : []),
        ...jarJavaNotes(settings, jar.value, java),
        // They are repaired: what the notes tell keeps no server from starting.
        ...repairs.map((each) => ({ ...each, level: 'info' as const })),
        ...jvm.notes,
        ...jvmNotes(settings, java, jvm.arguments),
        ...serverNotes(settings),
      ],
    },
  };
}

function javaNotes(
  java: JavaVersion,
  range: Pick<ServerRange, 'java' | 'least'>,
): readonly StartNote[] {
  const facts = { java, least: range.least, usual: range.java };
  if (java < range.least) return [note('java-too-old', 'problem', facts)];
  return java === range.java ? [] : [note('java-not-usual', 'info', facts)];
}

/** Where the name of the jar says which Java its server wants, and the flags are for another one. */
function jarJavaNotes(
  { version, javaVersion }: CompleteSettings,
  jarName: string,
  java: JavaVersion,
): readonly StartNote[] {
  const inName = versionInJarName(jarName);
  const named = inName === undefined ? undefined : serverRange(inName);
  if (inName === undefined || !named) return [];
  if (javaVersion !== undefined) return version === undefined ? javaNotes(java, named) : [];
  if (java === named.java) return [];
  // Servers from before Java 16 break on later ones; others mostly start.
  const level = java < named.least || named.least === 8 ? 'warning' : 'info';
  return [note('jar-other-java', level, { version: inName, java, usual: named.java })];
}
