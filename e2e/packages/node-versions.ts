import { join } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '..', '..');
const program = join('bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Every major version of Node that the packages support. */
export const NODE_VERSIONS = [
  { major: 20, path: join(import.meta.dirname, 'node_modules', 'node20', program) },
  { major: 22, path: join(import.meta.dirname, 'node_modules', 'node22', program) },
  { major: 24, path: join(root, 'node_modules', 'node', program) },
];
