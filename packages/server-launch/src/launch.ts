import type { JavaVersion } from './java-version.ts';
import type { RestartPolicy } from './settings.ts';

/** What to start, as lists of arguments; a target converts them to text. */
export interface Launch {
  readonly java: JavaVersion;
  readonly jvm: readonly string[];
  readonly jar: string;
  readonly server: readonly string[];
  readonly isProxy: boolean;
  readonly restart: RestartPolicy;
  readonly javaCheck: boolean;
  /** A folder that must exist before Java starts, otherwise Java refuses to write the log. */
  readonly logFolder: string | undefined;
  /** False where the form cannot write the option for the log. */
  readonly isLogWritable: boolean;
  readonly sessionName: string;
}
