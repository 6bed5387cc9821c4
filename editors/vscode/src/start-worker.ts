import { Uri, workspace } from 'vscode';
import { joinParts } from './join-parts.ts';

/** Names the parts of the server, first the one that it begins with. */
const PARTS = 'server-browser.json';

/**
 * The server in a worker. Its files are shared with the one that is a process; a worker is one file, and some editors
 * refuse it by the address of a file of an extension, so it starts from a copy of its code.
 */
export async function startWorker(folder: Uri): Promise<Worker> {
  const names: readonly string[] = JSON.parse(await read(Uri.joinPath(folder, PARTS)));
  const parts = await Promise.all(
    names.map(async (name) => ({ name, code: await read(Uri.joinPath(folder, name)) })),
  );
  const program = new Blob([joinParts(parts)], { type: 'text/javascript' });
  return new Worker(URL.createObjectURL(program));
}

async function read(place: Uri): Promise<string> {
  return new TextDecoder().decode(await workspace.fs.readFile(place));
}
