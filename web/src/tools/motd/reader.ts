// Loaded when somebody pastes a file: it brings parsers for YAML and TOML.
import { COMPLETE_FONT } from '@fucina/minecraft-text/complete-font';
import { type ReadFileResult, readMessageFile } from '@fucina/server-message/read';

export { fieldsFrom } from './taken-fields.ts';

export function readPasted(text: string): ReadFileResult {
  return readMessageFile(text, COMPLETE_FONT);
}
