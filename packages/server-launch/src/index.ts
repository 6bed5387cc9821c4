export type { Subject, Topic } from './explain/describe-argument.ts';
export { type Explanation, explainCommand } from './explain/explain-command.ts';
export { FLAG_SET_IDS, FLAG_SETS, type FlagSetId } from './flag-sets.ts';
export {
  DEFAULT_JAVA,
  isJavaVersion,
  JAVA_VERSIONS,
  type JavaVersion,
} from './java-version.ts';
export { memoryAdvice } from './memory-advice.ts';
export type { Note, NoteCode, NoteLevel } from './note.ts';
export { SERVER_RANGES, type ServerRange, serverRange } from './server-range.ts';
export {
  DEFAULT_JAR_NAME,
  FORMATS,
  type Format,
  formatOf,
  OUTPUT_TYPES,
  type OutputType,
  RAM_MB,
  RESTARTS,
  type Restart,
  type StartExtras,
  type StartSettings,
} from './settings.ts';
export { type StartCommand, startCommand, startFileText } from './start-command.ts';
export type { StartError } from './start-error.ts';
export { TUNING, TUNING_FIELDS, type TuningField, tuningPreset } from './tuning.ts';
