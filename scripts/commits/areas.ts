import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Areas that are not the name of a folder. */
const MORE = ['api', 'build', 'ci', 'packages', 'release', 'tests'];
/** Folders whose folders are areas, beside the folders at the root. */
const PARENTS = [
  '.',
  'editors',
  'packages',
  'scripts',
  'server/src',
  'server/src/tools',
  'web/src',
  'web/src/tools',
];

/** What a commit's subject may begin with: the names of the folders where things are, and few others. */
export function commitAreas(): ReadonlySet<string> {
  const folders = PARENTS.flatMap((parent) =>
    readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !/^\.|^(?:dist|node_modules)$/.test(entry.name))
      .map(({ name }) => name),
  );
  return new Set([...folders, ...MORE]);
}
