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
import { NODE_PROGRAM } from '../pack/node-program.ts';
import { type Library, publishableLibraries, sourcesOf } from '../pack/publishable.ts';
import { codesWithoutSentence } from './codes-without-sentence.ts';
import { unexportedTypes } from './unexported-types.ts';

const settings = join(root, '.cache', 'api-docs.tsconfig.json');

/** Writes a page for each path of the packages for others, from the comments of what it exports. */
export async function writeApiDocs(folder: string): Promise<void> {
  const packages = publishableLibraries();
  const everything = await read(packages.flatMap(sourcesOf));
  const exported = await converted(everything);
  const unexported = unexportedTypes(exported);
  if (unexported.length > 0) throw new Error(`Not exported:\n${unexported.join('\n')}`);
  const unsaid = await codesWithoutSentence(exported, packages);
  if (unsaid.length > 0) throw new Error(`Without a sentence:\n${unsaid.join('\n')}`);
  const app = await read(packages.flatMap(sourcesOf), folder);
  const project = await converted(app);
  nameModules(project, packages);
  nameParameters(project);
  await app.generateOutputs(project);
}

function read(files: string[], folder?: string): Promise<Application> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const program = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: NODE_PROGRAM,
    files,
  };
  writeFileSync(settings, JSON.stringify(program));
  return Application.bootstrapWithPlugins({
    ...looks,
    plugin: ['typedoc-plugin-markdown'],
    tsconfig: settings,
    entryPoints: files,
    basePath: root,
    readme: 'none',
    disableSources: true,
    disableGit: true,
    excludeInternal: true,
    logLevel: 'Warn',
    ...(folder !== undefined && { outputs: [{ name: 'markdown', path: folder }] }),
    cleanOutputDir: true,
  });
}

async function converted(app: Application): Promise<ProjectReflection> {
  const project = await app.convert();
  if (!project) throw new Error('typedoc cannot read the packages');
  return project;
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

/** typedoc names a module after its file; here it is called as it is imported, without the scope. */
function nameModules(project: ProjectReflection, packages: readonly Library[]): void {
  project.name = 'The packages for others';
  const names = new Map(
    packages.flatMap(({ folder, manifest }) =>
      Object.entries(manifest.exports).map(([at, file]) => [
        join('packages', folder, file).replace(/(?:\/index)?\.ts$/, ''),
        join(folder, at),
      ]),
    ),
  );
  for (const module of project.getChildrenByKind(ReflectionKind.Module)) {
    const name = names.get(module.name);
    if (name === undefined) throw new Error(`${module.name} is no path of a package`);
    module.name = name;
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
