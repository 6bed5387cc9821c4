import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

export const project = import.meta.dirname;
export const ENTRY = join(project, 'node_modules', 'code-server', 'out', 'node', 'entry.js');

export interface Editor {
  readonly name: string;
  readonly port: number;
  /** Whether its extensions run in the page, as on vscode.dev. */
  readonly isPage: boolean;
  readonly home: string;
  readonly data: string;
  readonly extensions: string;
  readonly config: string;
  readonly args: readonly string[];
}

function defineEditor(name: string, port: number, isPage: boolean): Editor {
  const home = join(root, '.cache', 'vscode', name);
  const [data, extensions] = [join(home, 'data'), join(home, 'extensions')];
  const config = join(home, 'code-server.yaml');
  const args = ['--config', config, '--user-data-dir', data, '--extensions-dir', extensions];
  return { name, port, isPage, home, data, extensions, config, args };
}

const PORT = Number(process.env.VSCODE_PORT ?? 4774);

export const EDITORS: readonly Editor[] = [
  defineEditor('process', PORT, false),
  defineEditor('worker', PORT + 1, true),
];
