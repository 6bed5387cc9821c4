import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { applyEdit } from '../registry-edit.ts';
import { newFiles } from './new-files.ts';
import { registryEdits } from './registry-edits.ts';

/** Writes the files of a new tool and its lines in the registries; answers with all paths. */
export async function writeTool(root: string, id: string): Promise<readonly string[]> {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(id)) {
    throw new Error('Name the tool in lower case with hyphens, for example: uuid-converter');
  }
  const files = newFiles(id);
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (taken !== undefined) throw new Error(`${taken} exists already.`);

  const edited = await Promise.all(
    registryEdits(id).map(async (edit) => [edit.path, await applyEdit(root, edit)] as const),
  );
  const written = [...Object.entries(files), ...edited];
  for (const [path, content] of written) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return written.map(([path]) => path);
}
