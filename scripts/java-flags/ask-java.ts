import { spawnSync } from 'node:child_process';

/** A flag as a JVM lists it. */
export interface ListedFlag {
  readonly isSwitch: boolean;
  /** As HotSpot calls it: `bool`, `uintx`, `double`, `ccstr`. */
  readonly type: string;
  readonly standard: string;
  readonly status: 'o' | 'U' | 'D';
}

const UNLOCKS = ['-XX:+UnlockDiagnosticVMOptions', '-XX:+UnlockExperimentalVMOptions'];
const LISTED = /^\s*(\S+)\s+(\w+)\s+:?=\s?(.*?)\s+\{([^}]*)\}/;
const RANGED = /^\s*\S+\s+(\w+)\s+\[\s*(\S+)\s+\.\.\.\s+(\S+)\s*\]/;
const TIMEOUT_MS = 60_000;
const PROBE_MS = 5_000;
/** A command line has a limit, and one flag that is refused hides the warnings about those after it. */
const AT_ONCE = 40;
/** With these a JVM waits, prints hundreds of lines, or ends at once. */
export const NEVER_TRIED =
  /^(?:Pause|Print(?:Flags|SharedArchive|VMOptions)|ShowMessageBox|DumpShared|RequireShared|Flags$)/;

export type Asker = ReturnType<typeof createAsker>;

export function createAsker(program: string) {
  function run(flags: readonly string[]): string {
    const { stdout, stderr } = spawnSync(program, [...flags, '-version'], {
      encoding: 'utf8',
      timeout: TIMEOUT_MS,
      maxBuffer: 1e8,
    });
    return stdout + stderr;
  }

  /** What a JVM says about each of them when it starts with some at a time. */
  function warnedOf(flags: readonly string[], more: readonly string[]): Set<string> {
    const warned = new Set<string>();
    for (let at = 0; at < flags.length; at += AT_ONCE) {
      for (const name of namesInWarnings(run([...more, ...flags.slice(at, at + AT_ONCE)]))) {
        warned.add(name);
      }
    }
    return warned;
  }

  return {
    /** All flags that may be set in this build of Java. */
    listed(): Map<string, ListedFlag> {
      const lines = run([...UNLOCKS, '-XX:+PrintFlagsFinal']).split('\n');
      return new Map(
        lines.flatMap((line): [string, ListedFlag][] => {
          const [, type, name, standard = '', kind = ''] = LISTED.exec(line) ?? [];
          if (name === undefined) return [];
          const status = kind.includes('diagnostic')
            ? 'D'
            : kind.includes('experimental')
              ? 'U'
              : 'o';
          return [[name, { isSwitch: type === 'bool', type: type ?? '', standard, status }]];
        }),
      );
    },
    /** The least and the most of those that have a range; Java 8 tells none. */
    ranges(): Map<string, readonly [least: string, most: string]> {
      const lines = run([...UNLOCKS, '-XX:+PrintFlagsRanges']).split('\n');
      return new Map(
        lines.flatMap((line): [string, readonly [string, string]][] => {
          const [, name, least = '', most = ''] = RANGED.exec(line) ?? [];
          return name === undefined ? [] : [[name, [least, most]]];
        }),
      );
    },
    /** Whether it starts with this value, with the heap of a small server. */
    startsWith(name: string, value: string): boolean {
      const { status } = spawnSync(
        program,
        [...UNLOCKS, '-Xmx1G', `-XX:${name}=${value}`, '-version'],
        { timeout: PROBE_MS, killSignal: 'SIGKILL', stdio: 'ignore' },
      );
      return status === 0;
    },
    /** Those of the names that it does not list but accepts, with a warning that they do nothing any more. */
    ignored(names: readonly string[]): Set<string> {
      const lenient = ['-XX:+IgnoreUnrecognizedVMOptions'];
      const asSwitch = warnedOf(
        names.map((name) => `-XX:+${name}`),
        lenient,
      );
      const asValue = warnedOf(
        names.map((name) => `-XX:${name}=1`),
        lenient,
      );
      return new Set([...asSwitch, ...asValue]);
    },
    /** As `ignored`, for Java 8, which says nothing about obsolete names while it ignores unknown ones. */
    ignoredOneByOne(names: readonly string[]): Set<string> {
      return new Set(names.filter((name) => namesInWarnings(run([`-XX:+${name}`])).has(name)));
    },
    /** Those that it lists and warns about, at their standard value or, for switches, at the other one. */
    deprecated(flags: ReadonlyMap<string, ListedFlag>): Set<string> {
      const tried = [...flags].filter(([name]) => !NEVER_TRIED.test(name));
      const atStandard = tried.flatMap(([name, { isSwitch, standard }]) => {
        if (isSwitch) return [`-XX:${standard === 'true' ? '+' : '-'}${name}`];
        return standard === '' ? [] : [`-XX:${name}=${standard}`];
      });
      const warned = warnedOf(atStandard, UNLOCKS);
      for (const [name, { isSwitch, standard, status }] of tried) {
        if (!isSwitch || status !== 'o' || warned.has(name)) continue;
        const flipped = `-XX:${standard === 'true' ? '-' : '+'}${name}`;
        if (namesInWarnings(run([flipped])).has(name)) warned.add(name);
      }
      return warned;
    },
  };
}

/** The flags that a JVM calls ignored or deprecated. */
function namesInWarnings(output: string): Set<string> {
  const found = output.matchAll(
    /(?:[Ii]gnoring|[Tt]emporarily processing) option (\w+)|[Oo]ption (\w+) was deprecated|-XX:[+-]?(\w+)\S* (?:is|was|are) deprecated/g,
  );
  return new Set(
    [...found].flatMap((names) => names.slice(1).filter((name) => name !== undefined)),
  );
}
