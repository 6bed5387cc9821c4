import type { JavaVersion } from './java-version.ts';
import type { Restart } from './settings.ts';

/** What is to be started, as lists of arguments; a target turns them into text. */
export interface Launch {
  readonly java: JavaVersion;
  readonly jvm: readonly string[];
  readonly jar: string;
  readonly server: readonly string[];
  readonly isProxy: boolean;
  readonly restart: Restart;
  readonly javaCheck: boolean;
  /** A folder that must stand before Java starts, or Java refuses the log. */
  readonly logFolder: string | undefined;
  readonly sessionName: string;
}
