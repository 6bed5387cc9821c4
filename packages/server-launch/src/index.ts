export { ALL_FLAGS } from './all-flags.ts';
export type { ArgumentSubject, ArgumentTopic } from './explain/describe-argument.ts';
export {
  type CommandExplanation,
  type ExplainedArgument,
  explainCommand,
  type JavaForExplanation,
} from './explain/explain-command.ts';
export type { JudgedJava } from './explain/judged-java.ts';
export type { FlagName, KnownFlags } from './flag-facts.ts';
export { FLAG_SET_IDS, type FlagSetId } from './flag-sets.ts';
export type { FlagFact } from './flag-table.ts';
export {
  DEFAULT_JAVA,
  isJavaVersion,
  JAVA_VERSIONS,
  type JavaVersion,
} from './java-version.ts';
export { type MemoryQuestion, memoryAdvice } from './memory-advice.ts';
export { readMemoryMb } from './memory-amount.ts';
export type { StartNote, StartNoteCode, StartNoteLevel } from './note.ts';
export { SERVER_RANGES, type ServerRange, serverRange } from './server-range.ts';
export {
  type CompleteSettings,
  DEFAULT_JAR_NAME,
  OUTPUT_TYPES,
  type OutputType,
  outputTypeOf,
  RAM_MB,
  RESTART_POLICIES,
  type RestartPolicy,
  START_FORMATS,
  START_FORMS,
  type StartExtras,
  type StartFormat,
  type StartSettings,
  startFormatOf,
} from './settings.ts';
export { type StartCommand, startCommand, startFileText } from './start-command.ts';
export type { Result, StartError } from './start-error.ts';
export type { StartFile } from './targets/target.ts';
export {
  TUNING,
  TUNING_FIELDS,
  type TuningField,
  type TuningNumbers,
  tuningPreset,
} from './tuning.ts';
export type { ValueSpan } from './value-check.ts';
