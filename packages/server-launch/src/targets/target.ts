import type { JarNames } from '../jar-name.ts';
import type { Launch } from '../launch.ts';
import type { StartNote } from '../note.ts';

export interface StartFile {
  readonly name: string;
  readonly lineEnd: '\n' | '\r\n';
  /** Linux runs a script only if it is marked executable. */
  readonly executable: boolean;
  /** Put at the start of the file if the text contains non-ASCII characters. */
  readonly beforeNonAscii: string;
}

/** A form of the start command. */
export interface Target {
  readonly jarNames: JarNames;
  readonly file: StartFile;
  /** What the form can do itself. */
  readonly runs: {
    readonly restart: boolean;
    readonly javaCheck: boolean;
    /** Can create a folder before Java starts. */
    readonly folders: boolean;
    /** Can show the server's window. */
    readonly window: boolean;
  };
  /** The first character of the argument that this form cannot write; undefined if there is none. */
  readonly cannotWrite: (argument: string) => string | undefined;
  readonly write: (launch: Launch) => string;
  readonly notes: (launch: Launch) => readonly StartNote[];
}

export const RESTART_DELAY_SECONDS = 10;

export const writesAll: Target['cannotWrite'] = () => undefined;
export const noNotes: Target['notes'] = () => [];

export function programArguments(launch: Launch): readonly string[] {
  return [...launch.jvm, '-jar', launch.jar, ...launch.server];
}
