import type { FlagSetId } from './flag-sets.ts';
import type { JavaVersion } from './java-version.ts';
import { TUNING_FIELDS, type TuningField, type TuningNumbers, tuningPreset } from './tuning.ts';

export const OUTPUT_TYPES = ['windows', 'linux', 'java'] as const;
export type OutputType = (typeof OUTPUT_TYPES)[number];

/** The forms of each output type; the first one is the form of the specification. */
export const START_FORMATS = {
  windows: ['start-line', 'batch', 'powershell'],
  linux: ['script', 'screen', 'tmux', 'systemd', 'docker', 'pterodactyl'],
  java: ['flags', 'argument-file'],
} as const satisfies Record<OutputType, readonly string[]>;
export type StartFormat = (typeof START_FORMATS)[OutputType][number];

/** All forms. */
export const START_FORMS: readonly StartFormat[] = OUTPUT_TYPES.flatMap(
  (type): readonly StartFormat[] => START_FORMATS[type],
);

export function outputTypeOf(form: StartFormat): OutputType {
  const isOf = (type: OutputType) => START_FORMATS[type].some((each) => each === form);
  return OUTPUT_TYPES.find(isOf) ?? 'java';
}

export const RESTART_POLICIES = ['off', 'always', 'after-crash'] as const;
export type RestartPolicy = (typeof RESTART_POLICIES)[number];

/** The fields of the specification; all have defaults. */
export interface StartSettings extends Partial<TuningNumbers> {
  readonly jarName?: string;
  readonly ramMb?: number;
  readonly outputType?: OutputType;
  readonly showGui?: boolean;
}

/** Settings beyond the specification; omitted ones have no effect. */
export interface StartExtras {
  /** A form of `outputType`; forms of other output types are ignored. */
  readonly format?: StartFormat;
  readonly flagSet?: FlagSetId;
  readonly javaVersion?: JavaVersion;
  /** For example `1.20.4`, or `velocity-3.5` for the proxy; determines the Java version if none is chosen. */
  readonly version?: string;
  readonly restart?: RestartPolicy;
  readonly javaCheck?: boolean;
  readonly gcLog?: boolean;
  /** As typed; arguments with spaces are in quotes. */
  readonly jvmArguments?: string;
  readonly serverArguments?: string;
  /** The name of the screen or tmux session. */
  readonly sessionName?: string;
}

export type CompleteSettings = Required<StartSettings> &
  Required<Omit<StartExtras, 'format' | 'javaVersion' | 'version'>> &
  Pick<StartExtras, 'javaVersion' | 'version'> & { readonly format: StartFormat };

export const RAM_MB = { min: 512, max: 24_576, step: 1, preset: 512 } as const;
export const DEFAULT_JAR_NAME = 'server.jar';

/** Fills in defaults for all missing or empty fields. */
export function completeSettings(settings: StartSettings & StartExtras): CompleteSettings {
  const outputType = settings.outputType ?? 'windows';
  const ramMb = numberOr(settings.ramMb, RAM_MB.preset);
  return {
    ...completeTuning(settings, ramMb),
    jarName: settings.jarName?.trim() || DEFAULT_JAR_NAME,
    ramMb,
    outputType,
    showGui: settings.showGui ?? false,
    format: startFormatOf(outputType, settings.format),
    flagSet: settings.flagSet ?? 'specification',
    javaVersion: settings.javaVersion,
    version: settings.version?.trim() || undefined,
    restart: settings.restart ?? 'off',
    javaCheck: settings.javaCheck ?? false,
    gcLog: settings.gcLog ?? false,
    jvmArguments: settings.jvmArguments ?? '',
    serverArguments: settings.serverArguments ?? '',
    sessionName: settings.sessionName?.trim() || 'minecraft',
  };
}

export function startFormatOf(
  outputType: OutputType,
  format: StartFormat | undefined,
): StartFormat {
  const forms: readonly StartFormat[] = START_FORMATS[outputType];
  return forms.find((form) => form === format) ?? START_FORMATS[outputType][0];
}

function completeTuning(settings: StartSettings, ramMb: number): TuningNumbers {
  const entries = TUNING_FIELDS.map((field) => [field, numberOf(settings, field, ramMb)]);
  return Object.fromEntries(entries) as Record<TuningField, number>; // one entry for each field
}

// A reserve that is still at its default of 20 becomes 15 with a large heap, as specified.
function numberOf(settings: StartSettings, field: TuningField, ramMb: number): number {
  const given = numberOr(settings[field], tuningPreset(field, ramMb));
  return given === tuningPreset(field, 0) ? tuningPreset(field, ramMb) : given;
}

function numberOr(value: number | undefined, preset: number): number {
  return value === undefined || value === null || Number.isNaN(value) ? preset : value;
}
