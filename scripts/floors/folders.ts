/**
 * Which folders below `web/src` a folder may import from, besides itself. `tools/*` is any tool: a tool never
 * imports another one. The entry is missing from every list, so nothing imports it.
 */
const WEB: Readonly<Record<string, readonly string[]>> = {
  words: ['state'],
  navigation: ['state'],
  state: [],
  api: [],
  'skin-file': [],
  ui: ['words', 'state'],
  tool: ['ui', 'state', 'words'],
  'icon-studio': ['tool', 'ui', 'state', 'api', 'words', 'skin-file'],
  offline: ['ui', 'words'],
  shell: ['ui', 'navigation', 'state', 'words', 'offline'],
  palette: ['shell', 'tool', 'ui', 'state', 'navigation', 'words'],
  pages: ['shell', 'ui', 'navigation', 'state', 'words'],
  'tools/*': ['icon-studio', 'tool', 'ui', 'state', 'api', 'words', 'skin-file'],
  entry: ['pages', 'palette', 'shell', 'tools/*', 'state', 'navigation', 'words', 'styles'],
};

/** Server files and folders that know no tool. */
const WITHOUT_TOOLS = ['http', 'cache', 'limits', 'pages'];
/** Server files and folders that do not know how many processes there are, nor how one starts and ends. */
const WITHOUT_PROCESSES = ['http', 'cache', 'limits', 'listen.ts'];

/** Starts the server. Nothing else may import it. */
const SERVER_ENTRY = 'main.ts';
/** What only the entry may import: sockets, clocks and files are passed to the app by it alone. */
const FOR_THE_ENTRY = ['surroundings.ts', 'workers/run-workers.ts'];

/** Packages that only one file of the server may import: the beginning of their names, and the file. */
const PACKAGE_OWNERS: readonly (readonly [prefix: string, owner: string])[] = [
  ['@opentelemetry/', 'server/src/tracing/otlp-tracing.ts'],
];

/** Whether an import between two files of one workspace breaks the order of its folders. */
export function crossesFolders(from: string, target: string): boolean {
  const [web, webTarget] = [below('web/src/', from), below('web/src/', target)];
  if (web !== undefined && webTarget !== undefined) return crossesWeb(web, webTarget);
  const [server, serverTarget] = [below('server/src/', from), below('server/src/', target)];
  if (server === undefined || serverTarget === undefined) return false;
  return crossesServer(server, serverTarget);
}

/** Whether a package may not be imported by this file of the server. */
export function belongsToOtherFile(from: string, packageName: string): boolean {
  if (!from.startsWith('server/src/')) return false;
  return PACKAGE_OWNERS.some(([prefix, owner]) => packageName.startsWith(prefix) && from !== owner);
}

function crossesWeb(from: string, target: string): boolean {
  const [folder, other] = [folderOf(from), folderOf(target)];
  if (folder === other) return false;
  return !WEB[kindOf(folder)]?.includes(kindOf(other));
}

function crossesServer(from: string, target: string): boolean {
  if (target === SERVER_ENTRY) return true;
  if (FOR_THE_ENTRY.includes(target)) return from !== SERVER_ENTRY;
  const [folder, other] = [folderOf(from), folderOf(target)];
  if (other === 'workers' || target === 'serve.ts') return WITHOUT_PROCESSES.includes(folder);
  if (!other.startsWith('tools/') || folder === other) return false;
  return folder.startsWith('tools/') || WITHOUT_TOOLS.includes(folder);
}

/** `ui` for `ui/button.tsx`, `tools/skins` for a file of that tool, the file itself at the top. */
function folderOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'tools' ? `${first}/${second}` : first;
}

function kindOf(folder: string): string {
  return folder.startsWith('tools/') ? 'tools/*' : folder;
}

function below(root: string, path: string): string | undefined {
  return path.startsWith(root) ? path.slice(root.length) : undefined;
}
