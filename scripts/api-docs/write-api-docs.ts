import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Application,
  ParameterReflection,
  type ProjectReflection,
  ReferenceType,
  ReflectionKind,
} from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import { root } from '../pack/folders.ts';
import { type Library, publishableLibraries } from '../pack/publishable.ts';
import { unexportedTypes } from './unexported-types.ts';

const settings = join(root, '.cache', 'api-docs.tsconfig.json');

/** Writes a page for each package for others, from the comments of what its main path exports. */
export async function writeApiDocs(folder: string): Promise<void> {
  const packages = publishableLibraries();
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(
    settings,
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      files: packages.map(mainSource),
    }),
  );
  const app = await Application.bootstrapWithPlugins({
    ...looks,
    plugin: ['typedoc-plugin-markdown'],
    tsconfig: settings,
    entryPoints: packages.map(mainSource),
    basePath: root,
    readme: 'none',
    disableSources: true,
    disableGit: true,
    excludeInternal: true,
    logLevel: 'Warn',
    outputs: [{ name: 'markdown', path: folder }],
    cleanOutputDir: true,
  });
  const project = await app.convert();
  if (!project) throw new Error('typedoc cannot read the packages');
  const unexported = unexportedTypes(project);
  if (unexported.length > 0) throw new Error(`Not exported:\n${unexported.join('\n')}`);
  nameModules(project, packages);
  nameParameters(project);
  await app.generateOutputs(project);
}

const looks: PluginOptions = {
  outputFileStrategy: 'modules',
  hideBreadcrumbs: true,
  hidePageHeader: true,
  useCodeBlocks: true,
  expandObjects: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  propertyMembersFormat: 'table',
};

function mainSource({ path, manifest }: Library): string {
  return join(path, manifest.exports['.'] ?? '');
}

/** typedoc names a module after the path of its file. */
function nameModules(project: ProjectReflection, packages: readonly Library[]): void {
  project.name = 'The packages for others';
  for (const module of project.getChildrenByKind(ReflectionKind.Module)) {
    const folder = module.name.split('/').at(-2) ?? module.name;
    module.name = packages.find((one) => one.folder === folder)?.folder ?? module.name;
  }
}

/** typedoc calls a destructured parameter `__namedParameters`; here it is called after its type. */
function nameParameters(project: ProjectReflection): void {
  for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter)) {
    if (!(parameter instanceof ParameterReflection) || !parameter.name.startsWith('__')) continue;
    const type = parameter.type instanceof ReferenceType ? parameter.type.name : 'Options';
    parameter.name = type.charAt(0).toLowerCase() + type.slice(1);
  }
}
