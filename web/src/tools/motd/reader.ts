// Loaded when somebody pastes a file: it brings parsers for YAML and TOML, and what says what they found.
import { COMPLETE_FONT } from '@fucina/minecraft-text/complete-font';
import { type ReadFileResult, readMessageFile } from '@fucina/server-message/read';

export { asFileShows } from '@fucina/server-message/read';
export { ReadNote } from './read-note.tsx';
export { fieldsFrom } from './taken-fields.ts';

export function readPasted(text: string): ReadFileResult {
  return readMessageFile(text, COMPLETE_FONT);
}
