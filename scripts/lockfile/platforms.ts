export interface LockEntry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export type LockEntries = Readonly<Record<string, LockEntry>>;

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64', 'arm'];

/**
 * The builds for other systems that a lock file lacks. If the registry does not have them, `npm install`
 * omits them from the lock file, and `npm ci` then fails everywhere because they are missing.
 */
export function missingPlatforms(entries: LockEntries): LockEntries {
  const missing: Record<string, LockEntry> = {};
  for (const [path, { optionalDependencies = {} }] of Object.entries(entries)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!placesFor(name, path).some((place) => place in entries)) {
        missing[`node_modules/${name}`] = { version, optional: true, ...platformOf(name) };
      }
    }
  }
  return missing;
}

/** Where Node would look for a package from inside another one. */
function placesFor(name: string, path: string): string[] {
  const folders = path.split('/node_modules/');
  const nested = folders.map((_, depth) => folders.slice(0, depth + 1).join('/node_modules/'));
  return [...nested.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
}

/** The names of such packages contain the platform: `…-linux-x64-musl`, `…-win32-arm64-msvc`. */
function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const words = name.split('-');
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const isLinux = os.includes('linux');
  const libc = isLinux ? [words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc'] : [];
  return {
    ...(os.length > 0 && { os }),
    ...(cpu.length > 0 && { cpu }),
    ...(libc.length > 0 && { libc }),
  };
}
