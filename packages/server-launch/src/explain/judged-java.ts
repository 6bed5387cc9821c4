import { compareVersions } from '@fucina/game-versions';
import { versionInJarName } from '../jar-name.ts';
import { JAVA_VERSIONS, type JavaVersion } from '../java-version.ts';
import { SERVER_RANGES, serverRange } from '../server-range.ts';
import type { ReadCommand } from './read-command.ts';

/** The Java that a pasted command is judged for, and why. */
export type JudgedJava =
  /** The one that was asked for. */
  | { readonly by: 'choice'; readonly java: JavaVersion }
  /** The command names none, and nobody asked for one: the usual one of the newest servers. */
  | { readonly by: 'newest'; readonly java: JavaVersion }
  /** The path of Java in the command names it. */
  | { readonly by: 'path'; readonly java: JavaVersion }
  /** The path names one whose flags no table has; this is the nearest that has one. */
  | { readonly by: 'path-nearest'; readonly java: JavaVersion; readonly named: number }
  /** The usual one for the server that the jar is called after. */
  | { readonly by: 'jar'; readonly java: JavaVersion; readonly jar: string };

/** `jre7`, `jdk1.8.0_202`, `java-17-openjdk`, `temurin-21.jdk`, `zulu8.72`. */
const NAMED =
  /(?:java|jdk|jre|temurin|zulu|corretto|semeru|liberica|microsoft|jbr)[-_ ]?(?:(?:se|jdk|jre|openjdk)[-_ ]?)?(?:1\.)?(\d{1,2})(?!\d)/i;
/** A folder inside of one for all of them: `java/17.0.9-tem`. */
const NUMBERED = /^(?:1\.)?(\d{1,2})(?!\d)/;
const FOLDER_OF_ALL = /^(?:java|jvm|jdks?|jres?)$/i;
/** Numbers of other things: the first Java that has one is 5. */
const SENSIBLE = { min: 5, max: 60 };

const OLDEST_RANGE = SERVER_RANGES.find(({ software }) => software === 'minecraft')?.from ?? '';

/** What the command itself says about its Java; undefined if it says nothing. */
export function javaOfCommand({ java, jar }: ReadCommand, text: string): JudgedJava | undefined {
  const named = java === undefined ? undefined : javaInPath(withValue(java, text));
  if (named !== undefined) {
    const known = nearestKnown(named);
    return known === named
      ? { by: 'path', java: known }
      : { by: 'path-nearest', java: known, named };
  }
  const usual = jar === undefined ? undefined : usualJava(jar);
  return jar === undefined || usual === undefined
    ? undefined
    : { by: 'jar', java: usual, jar: lastPart(jar) };
}

/** The number of the Java that a path leads to. */
function javaInPath(path: string): number | undefined {
  const parts = path.split(/[\\/]/);
  return parts
    .map((part, index) => {
      const isInside = FOLDER_OF_ALL.test(parts[index - 1] ?? '');
      return Number((NAMED.exec(part) ?? (isInside ? NUMBERED.exec(part) : null))?.[1]);
    })
    .findLast((version) => version >= SENSIBLE.min && version <= SENSIBLE.max);
}

/** A newer Java reads what an older one does, so that one is nearer whose flags it began with. */
function nearestKnown(named: number): JavaVersion {
  return JAVA_VERSIONS.findLast((version) => version <= named) ?? JAVA_VERSIONS[0];
}

function usualJava(jar: string): JavaVersion | undefined {
  const version = versionInJarName(jar);
  if (version === undefined) return undefined;
  // Those before the table begins run on the oldest.
  const isOlder = compareVersions(version, OLDEST_RANGE) < 0;
  return serverRange(version)?.java ?? (isOlder ? JAVA_VERSIONS[0] : undefined);
}

/** `export JAVA=…`, `set "JAVA=…"`, `$env:JAVA = …`. */
const ASSIGNMENT =
  /^[ \t]{0,40}(?:export |set |\$(?:env:)?)?"?(\w{1,64})[ \t]{0,9}=[ \t]{0,9}["']?([^"'\r\n]{1,500})/gim;
const VARIABLE = /\$\{?(?:env:)?(\w{1,64})\}?|%(\w{1,64})%/;

/** With what the script sets a variable in it to. */
function withValue(path: string, script: string): string {
  const [whole = '', ofShell, ofBatch] = VARIABLE.exec(path) ?? [];
  const name = ofShell ?? ofBatch;
  if (name === undefined) return path;
  const set = [...script.matchAll(ASSIGNMENT)].find(
    ([, variable]) => variable?.toLowerCase() === name.toLowerCase(),
  )?.[2];
  return set === undefined ? path : path.replace(whole, () => set);
}

function lastPart(path: string): string {
  return path.replace(/^.*[\\/](?=[^\\/])/s, '');
}
