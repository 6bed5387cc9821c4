/**
 * Which folders below `web/src` a folder may import from, besides itself. `tools/*` is any tool: a tool never
 * imports another one. The entry is missing from every list, so nothing imports it.
 */
const WEB: Readonly<Record<string, readonly string[]>> = {
  words: [],
  navigation: [],
  state: [],
  api: [],
  'skin-file': [],
  ui: ['words', 'state'],
  tool: ['ui', 'state', 'words'],
  shell: ['ui', 'navigation', 'words'],
  pages: ['shell', 'ui', 'words'],
  'tools/*': ['tool', 'ui', 'state', 'api', 'words', 'skin-file'],
  entry: ['pages', 'shell', 'tools/*', 'navigation', 'words', 'styles'],
};

/** Server files and folders that know no tool. */
const WITHOUT_TOOLS = ['http', 'cache', 'limits', 'pages', 'png'];

/** Starts the server. Nothing else may import it. */
const SERVER_ENTRY = 'main.ts';
/** Sockets, clocks and files: only the entry hands them to the app. */
const SURROUNDINGS = 'surroundings.ts';

/** Whether an import between two files of one workspace breaks the order of its folders. */
export function crossesFolders(from: string, target: string): boolean {
  const [web, webTarget] = [below('web/src/', from), below('web/src/', target)];
  if (web !== undefined && webTarget !== undefined) return crossesWeb(web, webTarget);
  const [server, serverTarget] = [below('server/src/', from), below('server/src/', target)];
  if (server === undefined || serverTarget === undefined) return false;
  return crossesServer(server, serverTarget);
}

function crossesWeb(from: string, target: string): boolean {
  const [folder, other] = [folderOf(from), folderOf(target)];
  if (folder === other) return false;
  return !WEB[kindOf(folder)]?.includes(kindOf(other));
}

function crossesServer(from: string, target: string): boolean {
  if (target === SERVER_ENTRY) return true;
  if (target === SURROUNDINGS) return from !== SERVER_ENTRY;
  const [folder, other] = [folderOf(from), folderOf(target)];
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
