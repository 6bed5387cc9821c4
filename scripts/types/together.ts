// Packages that see no globals but those of the language are checked in one program: each of them alone would check all
// the packages below it once more.
import { dirname, join } from 'node:path';

export interface Project {
  /** Of its configuration, from the root. */
  readonly path: string;
  readonly config: {
    readonly compilerOptions?: object;
    readonly include: readonly string[];
    readonly exclude?: readonly string[];
  };
}

interface Group {
  readonly name: string;
  readonly config: object;
  /** A file that compiles only while the program has no globals of browsers and of Node. */
  readonly probe: string;
}

/** The folder of the programs, from the root. */
export const TOGETHER = join('.cache', 'types');
const UP = join('..', '..');

/** What declares globals for all files of its program; its package and those that name it are a program of their own. */
const GLOBALS = '../config-text/src/file/encoding-globals.d.ts';
const HAS_GLOBALS = join('packages', 'config-text', 'tsconfig.json');

const ABSENT = ['document', 'window', 'process', 'Buffer', 'setTimeout'];
const ABSENT_WITHOUT_DECLARATION = ['TextEncoder', 'TextDecoder'];

export function checkedTogether(projects: readonly Project[]): {
  readonly groups: readonly Group[];
  readonly alone: readonly string[];
} {
  const isBare = ({ path, config }: Project) =>
    path.startsWith('packages') && config.compilerOptions === undefined;
  const bare = projects.filter(isBare);
  const encodes = ({ path, config }: Project) =>
    path === HAS_GLOBALS || config.include.includes(GLOBALS);
  return {
    groups: [
      group(
        'bare',
        bare.filter((project) => !encodes(project)),
        [...ABSENT, ...ABSENT_WITHOUT_DECLARATION],
      ),
      group('with-encoding', bare.filter(encodes), ABSENT),
    ],
    alone: projects.filter((project) => !isBare(project)).map(({ path }) => path),
  };
}

function group(name: string, projects: readonly Project[], absent: readonly string[]): Group {
  const from = ({ path }: Project, pattern: string) => join(UP, dirname(path), pattern);
  const patterns = (of: (config: Project['config']) => readonly string[]) =>
    projects.flatMap((project) => of(project.config).map((pattern) => from(project, pattern)));
  return {
    name,
    config: {
      extends: join(UP, 'tsconfig.base.json'),
      compilerOptions: { tsBuildInfoFile: `./${name}.tsbuildinfo` },
      include: [`./${name}.ts`, ...new Set(patterns(({ include }) => include))],
      exclude: patterns(({ exclude = [] }) => exclude),
    },
    probe: absent.map((global) => `// @ts-expect-error\n${global};\n`).join(''),
  };
}
