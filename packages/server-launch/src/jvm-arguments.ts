import { heapKilobytes, heapOf, heapOrderNotes } from './explain/repair-heap.ts';
import { VECTOR_MODULE } from './fit-arguments.ts';
import { FLAG_SETS } from './flag-sets.ts';
import type { JavaVersion } from './java-version.ts';
import { note, type StartNote } from './note.ts';
import type { CompleteSettings } from './settings.ts';
import { TUNING_FIELDS, tuningNotes, tuningPreset } from './tuning.ts';

/** All arguments before `-jar`, in the order of the specification, not yet adapted to the Java version. */
export function jvmArguments(
  settings: CompleteSettings,
  java: JavaVersion,
  log: readonly string[],
  extra: readonly string[],
): readonly string[] {
  const set = FLAG_SETS[settings.flagSet];
  const most = heapOf(extra).most?.slice('-Xmx'.length) ?? `${settings.ramMb}M`;
  return [
    `-Xms${most}`,
    `-Xmx${settings.ramMb}M`,
    ...(set.vectorModule ? [VECTOR_MODULE] : []),
    ...set.flags({ ramMb: settings.ramMb, tuning: settings, java }),
    ...log,
    ...extra,
  ];
}

/** Notes about the flag set in combination with this heap and this Java. */
export function jvmNotes(
  settings: CompleteSettings,
  java: JavaVersion,
  jvm: readonly string[],
): readonly StartNote[] {
  const preTouch = jvm.includes('-XX:+AlwaysPreTouch');
  const plainZgc = jvm.includes('-XX:+UseZGC') && !jvm.includes('-XX:+ZGenerational');
  return [
    ...tuningUse(settings),
    ...heapOrderNotes(jvm),
    ...(preTouch ? [note('pre-touch', 'info', { ramMb: heapMb(jvm) ?? settings.ramMb })] : []),
    ...(plainZgc && java < 21 ? [note('zgc-not-generational', 'warning', { java })] : []),
  ];
}

/** The heap at the start; undefined where it is not a known size. */
function heapMb(jvm: readonly string[]): number | undefined {
  const size = heapKilobytes(heapOf(jvm).least ?? '') / 1024;
  return Number.isNaN(size) ? undefined : Math.round(size);
}

// Java 9 replaced the old logging flags; both variants keep five files of 10 MB.
export function gcLogArguments(java: JavaVersion, folder: string | undefined): readonly string[] {
  const file = folder === undefined ? 'gc.log' : `${folder}/gc.log`;
  if (java >= 9) return [`-Xlog:gc*:file=${file}:time,uptime,level,tags:filecount=5,filesize=10M`];
  return [
    `-Xloggc:${file}`,
    '-XX:+PrintGCDetails',
    '-XX:+PrintGCDateStamps',
    '-XX:+UseGCLogFileRotation',
    '-XX:NumberOfGCLogFiles=5',
    '-XX:GCLogFileSize=10M',
  ];
}

function tuningUse(settings: CompleteSettings): readonly StartNote[] {
  const { ramMb } = settings;
  const changed = TUNING_FIELDS.some((field) => settings[field] !== tuningPreset(field, ramMb));
  if (!FLAG_SETS[settings.flagSet].tunable) return changed ? [note('tuning-unused')] : [];
  const large = tuningPreset('g1ReservePercent', ramMb) !== tuningPreset('g1ReservePercent', 0);
  return [...tuningNotes(settings, ramMb), ...(large ? [note('new-size-large-heap')] : [])];
}
