import { join } from 'node:path';
import {
  ArrayType,
  DeclarationReflection,
  LiteralType,
  type ProjectReflection,
  ReferenceType,
  type Reflection,
  ReflectionKind,
  type SomeType,
  TypeOperatorType,
  UnionType,
} from 'typedoc';
import type { Library } from '../pack/publishable.ts';

/** The properties in which a package tells why: their values are codes, to which sentences belong. */
const TELLING: ReadonlySet<string> = new Set([
  'because',
  'code',
  'difference',
  'reason',
  'reasons',
]);

/** Whoever reads colors names their place in a list, so the sentences are with the gradients. */
const SAID_BY: Readonly<Record<string, string>> = { color: 'minecraft-text' };

/** What was typed is no address: the sentence is that of the reason beside it. */
const SAID_BY_REASON: ReadonlySet<string> = new Set(['invalid_address']);

/** Codes of exported types that no sentence of `/messages` explains, each with its package. */
export async function codesWithoutSentence(
  project: ProjectReflection,
  packages: readonly Library[],
): Promise<readonly string[]> {
  const found = new Set<string>();
  const said = new Map(
    await Promise.all(
      packages.map(async (each) => [each.folder, await codesSaidBy(each)] as const),
    ),
  );
  for (const reflection of Object.values(project.reflections)) {
    if (!TELLING.has(reflection.name) || !(reflection instanceof DeclarationReflection)) continue;
    const folder = packageOf(reflection);
    const home = SAID_BY[folder] ?? folder;
    const { manifest } = packages.find((each) => each.folder === home) ?? {};
    const places = [home, ...Object.keys(manifest?.dependencies ?? {}).map(folderOf)];
    for (const code of codesIn(reflection.type)) {
      const isSaid = places.some((place) => said.get(place)?.has(code));
      if (!isSaid && !SAID_BY_REASON.has(code))
        found.add(`${folder}: ${reflection.getFriendlyFullName()}: ${code}`);
    }
  }
  return [...found];
}

async function codesSaidBy({ path, manifest }: Library): Promise<ReadonlySet<string>> {
  const file = manifest.exports['./messages'];
  if (file === undefined) return new Set();
  const { messages }: { messages: { en: object } } = await import(join(path, file));
  return new Set(namesIn(messages.en));
}

/** The name of a rule, `text/mixed-notation`, stands for the reason `mixed-notation` too. */
function namesIn(tree: object): readonly string[] {
  return Object.entries(tree).flatMap(([name, below]) => [
    name,
    ...(typeof below === 'object' ? [name.slice(name.indexOf('/') + 1), ...namesIn(below)] : []),
  ]);
}

function codesIn(type: SomeType | undefined): readonly string[] {
  if (type instanceof LiteralType) return typeof type.value === 'string' ? [type.value] : [];
  if (type instanceof UnionType) return type.types.flatMap(codesIn);
  if (type instanceof ArrayType) return codesIn(type.elementType);
  if (type instanceof TypeOperatorType) return codesIn(type.target);
  if (type instanceof ReferenceType && type.reflection instanceof DeclarationReflection) {
    return codesIn(type.reflection.type);
  }
  return [];
}

function packageOf(reflection: Reflection): string {
  const module = reflection.kindOf(ReflectionKind.Module);
  if (module || reflection.parent === undefined) return reflection.name.split('/')[1] ?? '';
  return packageOf(reflection.parent);
}

function folderOf(name: string): string {
  return name.replace('@fucina/', '');
}
