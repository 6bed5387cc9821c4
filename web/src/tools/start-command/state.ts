import {
  DEFAULT_JAR_NAME,
  DEFAULT_JAVA,
  FLAG_SET_IDS,
  JAVA_VERSIONS,
  type JavaVersion,
  OUTPUT_TYPES,
  RAM_MB,
  RESTART_POLICIES,
  SERVER_RANGES,
  START_FORMATS,
  type StartExtras,
  type StartSettings,
  serverRange,
  TUNING,
  TUNING_FIELDS,
  type TuningField,
} from '@fucina/server-launch';
import { choiceField, flagField, numberField, textField } from '@fucina/tool-state';
import { defineToolState, type ToolState } from '../../state/tool-definition.ts';

/** Sizes of machines, in GB; 0 means unknown. */
export const MACHINES_GB = [0, 4, 8, 16, 32, 64] as const;
export const AUTO_JAVA = 'auto';
const ANY_SERVER = 'any';

// The newest come first.
const JAVA_CHOICES: readonly JavaChoice[] = [
  AUTO_JAVA,
  ...JAVA_VERSIONS.map((version) => `${version}` as const).reverse(),
];
const SERVER_CHOICES = [ANY_SERVER, ...SERVER_RANGES.map(({ id }) => id).reverse()];
const ALL_FORMATS = Object.values(START_FORMATS).flat();

export type JavaChoice = typeof AUTO_JAVA | `${JavaVersion}`;

export const startState = defineToolState('start-command', {
  jar: textField(DEFAULT_JAR_NAME, { max: 300 }),
  ram: numberField(RAM_MB.preset, RAM_MB),
  machine: numberField(0, { min: 0, max: 1024 }),
  type: choiceField(OUTPUT_TYPES, 'windows'),
  format: choiceField(ALL_FORMATS, 'start-line'),
  session: textField('minecraft', { max: 32 }),
  gui: flagField(),
  server: choiceField(SERVER_CHOICES, ANY_SERVER),
  java: choiceField(JAVA_CHOICES, AUTO_JAVA),
  flags: choiceField(FLAG_SET_IDS, 'specification'),
  restart: choiceField(RESTART_POLICIES, 'off'),
  check: flagField(),
  gclog: flagField(),
  jvm: textField('', { max: 2000 }),
  args: textField('', { max: 2000 }),
  ...tuningFields(),
});

export type StartState = ToolState<typeof startState>;

export function settingsOf(state: StartState): StartSettings & StartExtras {
  return {
    ...state,
    jarName: state.jar,
    ramMb: state.ram,
    outputType: state.type,
    showGui: state.gui,
    format: state.format,
    sessionName: state.session,
    flagSet: state.flags,
    javaVersion: chosenJava(state.java),
    version: serverVersionOf(state),
    restart: state.restart,
    javaCheck: state.check,
    gcLog: state.gclog,
    jvmArguments: state.jvm,
    serverArguments: state.args,
  };
}

export function serverVersionOf({ server }: Pick<StartState, 'server'>): string | undefined {
  return server === ANY_SERVER ? undefined : server;
}

/** The Java the command is made for. */
export function javaOf({ java, server }: StartState): JavaVersion {
  return chosenJava(java) ?? serverRange(server)?.java ?? DEFAULT_JAVA;
}

function chosenJava(choice: JavaChoice): JavaVersion | undefined {
  return JAVA_VERSIONS.find((version) => `${version}` === choice);
}

function tuningFields() {
  const fields = TUNING_FIELDS.map((field) => [
    field,
    numberField(TUNING[field].preset, TUNING[field]),
  ]);
  // One number field under the name of each tuning number.
  return Object.fromEntries(fields) as Record<TuningField, ReturnType<typeof numberField>>;
}
