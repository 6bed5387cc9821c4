import {
  type Finding,
  findInFile,
  fixFile,
  type RuleLevel,
  type TextMemory,
} from '@fucina/config-text';
import type { Edit, Range } from '@fucina/config-text/file';
import type { EditorDocument } from './document.ts';

/** Something to look at in a document. */
export interface EditorProblem extends Range {
  readonly finding: Finding;
  readonly level: RuleLevel;
  /** As it is written in the document. */
  readonly fix?: Edit;
}

/** Rules about bytes, which an editor does not have. */
const OF_BYTES: ReadonlySet<string> = new Set(['file/encoding']);

/** What is wrong in a document, sorted by place. `memory` is that of the same document, with the same settings. */
export function findProblems(
  document: EditorDocument,
  memory?: TextMemory,
): readonly EditorProblem[] {
  const { path, file, profile, settings } = document;
  const level = levelsOf(document);
  const { found } = findInFile(path, file, profile, {
    ...settings,
    memory,
    isWanted: (finding) => level(finding) !== undefined,
  });
  const { length } = document.content;
  return found.map(({ finding, from, to, fix }) => ({
    finding,
    from: Math.min(from, length),
    // A parser that misses something at the end may point behind it.
    to: Math.min(to, length),
    level: level(finding) ?? finding.level,
    ...(fix && { fix: { from: fix.from, to: fix.to, insert: fix.insert } }),
  }));
}

/** The edits that correct everything that has a correction; those behind each other are found too. */
export async function fixProblems(document: EditorDocument): Promise<readonly Edit[]> {
  const { file, profile, settings } = document;
  const level = levelsOf(document);
  const fixed = await fixFile(file, {
    ...settings,
    profile,
    isWanted: (finding) => level(finding) !== undefined,
  });
  return fixed.edits;
}

type LevelOf = (finding: Pick<Finding, 'rule' | 'level'>) => RuleLevel | undefined;

/** Notes are shown only where somebody asks for them. */
function levelsOf({ settings: { levelOf } }: EditorDocument): LevelOf {
  const own: LevelOf = levelOf ?? (({ level }) => (level === 'note' ? undefined : level));
  return (finding) => (OF_BYTES.has(finding.rule) ? undefined : own(finding));
}
