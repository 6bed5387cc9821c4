import type { JarNames } from '../jar-name.ts';
import type { Launch } from '../launch.ts';
import type { Note } from '../note.ts';

export interface StartFile {
  readonly name: string;
  readonly lineEnd: '\n' | '\r\n';
  /** Linux starts a script only when it is marked executable. */
  readonly executable: boolean;
  /** What the file needs before the text when a word is outside ASCII. */
  readonly beforeNonAscii: string;
}

/** A form that the start command can take. */
export interface Target {
  readonly jarNames: JarNames;
  readonly file: StartFile;
  /** What the form can do by itself. */
  readonly runs: {
    readonly restart: boolean;
    readonly javaCheck: boolean;
    /** It can create a folder before Java starts. */
    readonly folders: boolean;
    /** There is somebody's screen to show a window on. */
    readonly window: boolean;
  };
  /** The first character of the argument that this form has no way to write. */
  readonly cannotWrite: (argument: string) => string | undefined;
  readonly write: (launch: Launch) => string;
  readonly notes: (launch: Launch) => readonly Note[];
}

export const RESTART_DELAY_SECONDS = 10;

export const writesAll: Target['cannotWrite'] = () => undefined;
export const noNotes: Target['notes'] = () => [];

export function programArguments(launch: Launch): readonly string[] {
  return [...launch.jvm, '-jar', launch.jar, ...launch.server];
}
