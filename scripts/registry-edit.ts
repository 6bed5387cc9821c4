import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Lines that a registry needs when something is added to it. */
export interface RegistryEdit {
  readonly path: string;
  readonly insertions: readonly { readonly before: string; readonly line: string }[];
}

/** The text of the registry with the new lines. */
export async function applyEdit(root: string, { path, insertions }: RegistryEdit): Promise<string> {
  const content = await readFile(join(root, path), 'utf8');
  return insertions.reduce((text, { before, line }) => {
    if (text.split(before).length !== 2) {
      throw new Error(`${path} should contain this once, to insert a line before it: ${before}`);
    }
    return text.replace(before, () => line + before);
  }, content);
}
