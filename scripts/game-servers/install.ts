import { join } from 'node:path';
import { installSeparately } from '../separate-project.ts';

/** A project of its own, because its packages weigh half a gigabyte (decision 0005). */
export const gameServers = join(import.meta.dirname, '..', '..', 'e2e', 'game-servers');

/** Installs the packages when they are first needed and whenever their lock file changes; exits if that fails. */
export function installGameServers(): void {
  installSeparately(gameServers, ['--ignore-scripts']);
}
