import { dirname, join } from 'node:path/posix';
import { belongsToOtherFile, crossesFolders } from './folders.ts';
import type { Import } from './imports.ts';

export interface Breach {
  readonly from: string;
  readonly line: number;
  readonly code:
    | 'upward'
    | 'undeclared'
    | 'across-workspaces'
    | 'folder'
    | 'node-on-ground'
    | 'node-in-browser'
    | 'circle';
  readonly to: string;
}

/** Each workspace folder with the packages that its package.json declares. */
export type Declared = Readonly<Record<string, readonly string[]>>;

// Packages that none of these lists names are on the ground floor.
const MIDDLE = [
  'packages/site',
  'packages/site-pictures',
  'packages/api-contract',
  'packages/language-server',
  'packages/tool-functions',
  'packages/tool-state',
];
/** Packages that need Node: never in the browser. */
const NODE = ['packages/png', 'packages/server-ping'];
/** Their sentences do not need it, or `packages/site` would not compile: they are on the ground. */
const SENTENCES = '/messages';
/** The other folders of `web` build it, on Node. */
const IN_BROWSER = /^web\/(?:src|worker)\//;
/** Nothing imports these. */
const ROOFS = ['web', 'server', 'packages/cli', 'editors/vscode'];
const ROOF_FLOOR = 3;
const SCOPE = '@fucina/';

export function checkFloors(imports: readonly Import[], declared: Declared): Breach[] {
  return [...imports.flatMap((found) => checkImport(found, declared)), ...circles(imports)];
}

function checkImport(found: Import, declared: Declared): Breach[] {
  const { from, line, specifier } = found;
  const home = workspaceOf(from);
  if (home === undefined || isTest(from)) return [];
  const breach = (code: Breach['code'], to: string): Breach[] => [{ from, line, code, to }];
  if (specifier.startsWith('.')) {
    const target = join(dirname(from), specifier);
    if (workspaceOf(target) !== home) return breach('across-workspaces', target);
    return crossesFolders(from, target) ? breach('folder', target) : [];
  }
  if (specifier.startsWith('node:')) {
    return mayUseNode(home) ? [] : breach('node-on-ground', specifier);
  }
  // The editor itself has no package but that of its types.
  if (specifier.startsWith('virtual:') || specifier === 'vscode') return [];
  const name = packageName(specifier);
  if (belongsToOtherFile(from, name)) return breach('folder', name);
  if (name.startsWith(SCOPE)) {
    const target = folderOf(name);
    const isOfNode = NODE.includes(target) && specifier !== `${name}${SENTENCES}`;
    const isOnGround = NODE.includes(target) && !isOfNode;
    if (target !== home && !isOnGround && !isBelow(target, home, declared))
      return breach('upward', name);
    if (IN_BROWSER.test(from) && isOfNode) return breach('node-in-browser', name);
  }
  return declared[home]?.includes(name) ? [] : breach('undeclared', name);
}

/**
 * Circles between the files of a workspace, between the folders directly in its `src`, and between packages; type-only
 * and `import()` count. What an index shows of another folder is no import of its own folder.
 */
function circles(imports: readonly Import[]): Breach[] {
  const inProduct = imports.filter(({ from }) => !isTest(from));
  const files = inProduct
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map((found) => ({
      ...found,
      node: found.from,
      to: join(dirname(found.from), found.specifier),
    }));
  const folders = files.flatMap((found) => {
    const [node, to] = [sourceFolder(found.from), sourceFolder(found.to)];
    const isOther = node !== undefined && to !== undefined && node !== to;
    return isOther && !found.from.endsWith('/index.ts') ? [{ ...found, node, to }] : [];
  });
  const packages = inProduct
    .filter(({ specifier }) => specifier.startsWith(SCOPE))
    .map((found) => ({
      ...found,
      node: workspaceOf(found.from) ?? found.from,
      to: folderOf(packageName(found.specifier)),
    }))
    .filter(({ node, to }) => node !== to);
  return [...circlesAmong(files), ...circlesAmong(folders), ...circlesAmong(packages)];
}

function circlesAmong(edges: readonly (Import & { node: string; to: string })[]): Breach[] {
  const outgoing = Map.groupBy(edges, ({ node }) => node);
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (node: string): Breach[] => {
    path.push(node);
    const found = (outgoing.get(node) ?? []).flatMap((edge): Breach[] => {
      if (path.includes(edge.to)) {
        return [{ from: edge.from, line: edge.line, code: 'circle', to: edge.to }];
      }
      return done.has(edge.to) ? [] : visit(edge.to);
    });
    path.pop();
    done.add(node);
    return found;
  };
  return [...outgoing.keys()].flatMap((node) => (done.has(node) ? [] : visit(node)));
}

/** 0 is the ground. What is no package (`e2e`, `scripts`) counts as a roof: no package may import it. */
export function floorOf(folder: string, declared: Declared): number {
  if (ROOFS.includes(folder) || !Object.hasOwn(declared, folder)) return ROOF_FLOOR;
  if (NODE.includes(folder)) return 2;
  return MIDDLE.includes(folder) ? 1 : 0;
}

/** Packages of the same floor may import each other, as long as there is no circle; roofs may not. */
function isBelow(target: string, home: string, declared: Declared): boolean {
  const [targetFloor, homeFloor] = [floorOf(target, declared), floorOf(home, declared)];
  return targetFloor < homeFloor || (targetFloor === homeFloor && homeFloor < ROOF_FLOOR);
}

function mayUseNode(home: string): boolean {
  return NODE.includes(home) || ROOFS.includes(home);
}

/** `packages/color/src/hex` for what is anywhere in it; undefined for what is in no folder. */
function sourceFolder(path: string): string | undefined {
  return /^(?:packages\/[^/]+|web|server)\/src\/[^/]+(?=\/)/.exec(path)?.[0];
}

function workspaceOf(path: string): string | undefined {
  const packaged = /^packages\/[^/]+/.exec(path)?.[0];
  return packaged ?? ROOFS.find((roof) => path.startsWith(`${roof}/`));
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/(?:tests|testing)\//.test(path);
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function folderOf(name: string): string {
  const short = name.slice(SCOPE.length);
  return ROOFS.includes(short) ? short : `packages/${short}`;
}
