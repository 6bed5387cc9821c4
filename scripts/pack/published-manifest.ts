/** The package.json of a workspace, as far as packing reads it. */
export interface WorkspaceManifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly license?: string;
  readonly engines?: Readonly<Record<string, string>>;
  readonly sideEffects?: boolean;
  /** None for a program, which is bundled with all that it imports. */
  readonly exports?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  /** What goes into the tarball besides what is built and exported. */
  readonly files?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly publishConfig?: Readonly<Record<string, string>>;
}

/** What the manifest of the repository says for all packages. */
export interface RepositoryManifest {
  readonly author: string;
  readonly homepage: string;
  readonly bugs: { readonly url: string };
  readonly repository: { readonly type: string; readonly url: string };
}

type Target = string | { readonly types: string; readonly default: string };

const SOURCE = /^\.\/src\/(.+)\.ts$/;
const OURS = '@fucina/';

/** The package.json of a tarball: the workspace's own, pointing at built files, with what it says for all packages. */
export function publishedManifest(
  workspace: WorkspaceManifest,
  folder: string,
  { author, homepage, bugs, repository }: RepositoryManifest,
) {
  const { name, version, description, keywords, license, engines, sideEffects } = workspace;
  const { bin, exports, files = [], publishConfig } = workspace;
  const dependencies = exports === undefined ? {} : workspace.dependencies;
  const data = Object.values(exports ?? {}).filter((path) => !SOURCE.test(path));
  return {
    name,
    version,
    description,
    keywords,
    license,
    author,
    homepage,
    bugs,
    repository: { ...repository, directory: `packages/${folder}` },
    type: 'module',
    engines,
    sideEffects,
    ...(exports && {
      exports: {
        ...Object.fromEntries(Object.entries(exports).map(([at, path]) => [at, target(path)])),
        './package.json': './package.json',
      },
    }),
    ...(bin && {
      bin: Object.fromEntries(Object.entries(bin).map(([key, path]) => [key, built(path, 'js')])),
    }),
    // Maps lead to the sources, which a program that is bundled does not bring.
    files: [
      'dist',
      ...(exports ? ['src'] : []),
      ...data.map((path) => path.slice('./'.length)),
      ...files,
      'CHANGELOG.md',
    ],
    dependencies: Object.fromEntries(
      Object.entries(dependencies ?? {}).map(([key, range]) => [
        key,
        // Exact in the repository; whoever installs two of our packages should get one copy.
        key.startsWith(OURS) ? `^${range}` : range,
      ]),
    ),
    publishConfig,
  };
}

/** `./src/json/index.ts` → `./dist/json/index.js`; other files stay where they are. */
function target(path: string): Target {
  return SOURCE.test(path) ? { types: built(path, 'd.ts'), default: built(path, 'js') } : path;
}

function built(path: string, extension: string): string {
  return path.replace(SOURCE, `./dist/$1.${extension}`);
}
