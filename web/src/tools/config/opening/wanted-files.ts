import { mayHoldTexts } from '@fucina/config-text';
import { fileFormatOf } from '@fucina/config-text/file';
import { isReadme } from '@fucina/config-text/inner';

const JAR = /^(?:(?:.*\/)?plugins\/)?[^/]+\.jar$/i;
const HISTORY = /(?:^|\/)version_history\.json$/i;

/** Whether a file of an archive or a folder is opened. */
export function isWanted(path: string): boolean {
  return fileFormatOf(path) !== undefined && mayHoldTexts(path);
}

/** A jar in the folder of the plugins, or one that was given along with files. */
export function isJar(path: string): boolean {
  return JAR.test(path);
}

/** Which versions of the game a server was. */
export function isHistory(path: string): boolean {
  return HISTORY.test(path);
}

/** Files that are read for what they say about a plugin or the server. */
export function isEvidence(path: string): boolean {
  return isJar(path) || isHistory(path) || isReadme(path);
}
