import { EXPLAINED_FLAGS } from './flag-facts.ts';
import type { Launch } from './launch.ts';
import { note, type StartNote } from './note.ts';
import { planLaunch } from './plan-launch.ts';
import {
  type CompleteSettings,
  completeSettings,
  type StartExtras,
  type StartFormat,
  type StartSettings,
} from './settings.ts';
import { type Result, refuse } from './start-error.ts';
import { DOCKER_JAVA } from './targets/docker.ts';
import { isBeyondAscii } from './targets/start-line.ts';
import { programArguments, type StartFile, type Target } from './targets/target.ts';
import { TARGETS } from './targets.ts';

export interface StartCommand {
  /**
   * Lines joined by `\n`, without a line break at the end.
   */
  readonly text: string;
  readonly notes: readonly StartNote[];
  /** The arguments that `java` receives, before quoting. */
  readonly arguments: readonly string[];
  readonly format: StartFormat;
  readonly file: StartFile;
}

// The maximum line length in cmd.
const BATCH_LINE = 8_191;

/**
 * The start command for these settings. The fields of the specification alone give the specified output. With
 * `ALL_FLAGS` extra arguments that no Java has are left out; without, what is not in the short table is kept unchecked.
 */
export function startCommand(
  settings: StartSettings & StartExtras,
  known = EXPLAINED_FLAGS,
): Result<StartCommand> {
  const complete = completeSettings(settings);
  const format = needsBatch(complete) ? 'batch' : complete.format;
  const target = TARGETS[format];
  const plan = planLaunch(complete, target, known);
  if (!plan.ok) return plan;
  const { launch, notes } = plan.value;
  const refusal = refusedBy(target, format, launch);
  if (refusal) return refusal;
  const text = target.write(launch);
  if (target.jarNames === 'windows' && text.split('\n').some((line) => line.length > BATCH_LINE)) {
    return refuse({ code: 'line-too-long', max: BATCH_LINE });
  }
  return {
    ok: true,
    value: {
      text,
      notes: [...notes, ...formNotes(complete, target, launch, format), ...target.notes(launch)],
      arguments: programArguments(launch),
      format,
      file: target.file,
    },
  };
}

/** The text of the file to download, with its line endings and, for non-ASCII text, a prefix that declares the encoding. */
export function startFileText({ text, file }: StartCommand): string {
  const lead = isBeyondAscii(text) ? file.beforeNonAscii : '';
  return `${lead}${text}\n`.replaceAll('\n', file.lineEnd);
}

// A single `start` line can neither wait for the server nor check the Java version.
function needsBatch({ format, restart, javaCheck }: CompleteSettings): boolean {
  return format === 'start-line' && (restart !== 'off' || javaCheck);
}

function refusedBy(target: Target, format: StartFormat, launch: Launch) {
  const { java } = launch;
  if (format === 'argument-file' && java < 9) {
    return refuse({ code: 'format-needs-java', format, java: 9 });
  }
  if (format === 'docker' && !DOCKER_JAVA.includes(java)) {
    return refuse({ code: 'format-lacks-java', format, java });
  }
  for (const argument of programArguments(launch)) {
    const character = target.cannotWrite(argument);
    if (character !== undefined) {
      return refuse({ code: 'argument-not-expressible', argument, character });
    }
  }
  return undefined;
}

// Notes about settings that this form leaves to other software or handles differently.
function formNotes(
  settings: CompleteSettings,
  target: Target,
  launch: Launch,
  format: StartFormat,
): readonly StartNote[] {
  const { runs } = target;
  const log = launch.isLogWritable ? 'gc-log-here' : 'gc-log-elsewhere';
  return [
    ...(format !== settings.format ? [note('became-batch')] : []),
    ...(settings.restart !== 'off' && !runs.restart ? [note('restart-elsewhere')] : []),
    ...(settings.javaCheck && !runs.javaCheck ? [note('java-check-elsewhere')] : []),
    ...(settings.gcLog && !runs.folders ? [note(log)] : []),
    ...(settings.showGui && !runs.window ? [note('no-screen-for-gui', 'warning')] : []),
  ];
}
