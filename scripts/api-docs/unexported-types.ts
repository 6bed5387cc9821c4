import { type ProjectReflection, QueryType, ReferenceType } from 'typedoc';

/** Types of ours that what is exported names, and that nobody can import: who names them, and what they are. */
export function unexportedTypes(project: ProjectReflection): readonly string[] {
  const found = new Set<string>();
  for (const reflection of Object.values(project.reflections)) {
    const owner = reflection.getFriendlyFullName();
    for (const type of typesIn(reflection)) {
      const { packageName = '', qualifiedName } = type.symbolId ?? {};
      const isMissing = type.reflection === undefined && !type.refersToTypeParameter;
      if (isMissing && packageName.startsWith('@fucina/')) found.add(`${owner}: ${qualifiedName}`);
    }
  }
  return [...found];
}

/** The types that a reflection names itself; what it holds are reflections of their own. */
function typesIn(reflection: object): readonly ReferenceType[] {
  const found: ReferenceType[] = [];
  const pending: unknown[] = [reflection];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    // A constant that `typeof` names says what it is where it is used.
    if (next instanceof QueryType) continue;
    if (next instanceof ReferenceType) found.push(next);
    for (const [field, value] of Object.entries(next as object)) {
      if (LEADS_AWAY.has(field)) continue;
      for (const each of Array.isArray(value) ? value : [value]) {
        if (typeof each === 'object' && each !== null && !('kind' in each)) pending.push(each);
      }
    }
  }
  return found;
}

const LEADS_AWAY: ReadonlySet<string> = new Set(['parent', 'project', '_project', '_target']);
