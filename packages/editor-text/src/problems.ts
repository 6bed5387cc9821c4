import type { TextMemory } from '@fucina/config-text';
import {
  diagnoseText,
  type Finding,
  findInFile,
  fixFile,
  type RuleLevel,
  type TextFinding,
} from '@fucina/config-text';
import type { Edit, Range } from '@fucina/config-text/file';
import { correctText, findIgnored, LineIndex } from '@fucina/config-text/inner';
import { HOLE } from '@fucina/config-text/source';
import type { ConfigDocument, EditorDocument, SourceDocument } from './document.ts';
import type { EditorText } from './editor-text.ts';
import { openDocument } from './open-document.ts';

/** Something to look at in a document. */
export interface EditorProblem extends Range, Pick<TextFinding, 'name' | 'detail'> {
  readonly code: Finding['code'];
  /** The one that somebody wants it to have. */
  readonly severity: RuleLevel;
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
  return document.isSource ? findInSource(document, memory) : findInConfig(document, memory);
}

function findInConfig(document: ConfigDocument, memory?: TextMemory): readonly EditorProblem[] {
  const { path, file, profile, settings } = document;
  const level = levelsOf(document);
  const { found } = findInFile(path, file, profile, {
    ...settings,
    memory,
    isWanted: (finding) => level(finding) !== undefined,
  });
  const { length } = document.content;
  return found.map(({ from, to, fix, ...finding }) => ({
    ...finding,
    severity: level(finding) ?? finding.severity,
    from: Math.min(from, length),
    // A parser that misses something at the end may point after it.
    to: Math.min(to, length),
    ...(fix && { fix: { from: fix.from, to: fix.to, insert: fix.insert } }),
  }));
}

/** A text of a program may go on elsewhere, and what it opens may be opened before it. */
const OF_WHOLE_TEXTS: ReadonlySet<string> = new Set(['text/closes-nothing', 'text/never-closed']);
/** What closes it seems to close another one. */
const COMPUTED_TAG = new RegExp(`<[^<>${HOLE}]*${HOLE}[^<>]*>`);

function findInSource(document: SourceDocument, memory?: TextMemory): readonly EditorProblem[] {
  const { content, file, settings, texts, profile } = document;
  const level = levelsOf(document);
  const isIgnored = findIgnored(file);
  const lines = new LineIndex(content);
  memory?.begin(profile, settings);
  return texts.flatMap((text): readonly EditorProblem[] => {
    if (text.kind !== 'text') return [];
    const look = () => diagnoseText(text.value, text.profile, settings);
    const isRemembered = text.profile === profile;
    const found = isRemembered && memory ? (memory.findingsOf(text, look) ?? []) : look();
    // Its line and column are those in the text.
    return found.flatMap(({ fix: written, line: _, column: __, ...finding }) => {
      const severity = level(finding);
      if (severity === undefined || !isForSource(finding, text)) return [];
      const { from, to } = text.placeOf(finding);
      if (isIgnored(finding.code, lines.lineOf(from) + 1)) return [];
      const insert = written === undefined ? undefined : text.encode(written);
      const fix = insert === undefined ? undefined : { from, to, insert };
      return [{ ...finding, severity, from, to, ...(fix && { fix }) }];
    });
  });
}

/** Nobody knows what a program computes, and tags that it gives to its texts are right. */
function isForSource(
  { code, name, from, to }: Pick<TextFinding, 'code' | 'name' | 'from' | 'to'>,
  { value, tags }: EditorText,
): boolean {
  if (OF_WHOLE_TEXTS.has(code) || value.slice(from, to).includes(HOLE)) return false;
  if (name !== undefined && tags.has(name)) return false;
  return code !== 'text/alias-closes-nothing' || !COMPUTED_TAG.test(value);
}

/**
 * The edits that correct everything that has a correction, or what one rule finds, also what is found only after the
 * first ones.
 */
export async function fixProblems(
  document: EditorDocument,
  rule?: string,
): Promise<readonly Edit[]> {
  const isOfRule = ({ code }: Pick<Finding, 'code'>) => rule === undefined || code === rule;
  if (document.isSource) return fixSource(document, isOfRule);
  const { file, profile, settings } = document;
  const level = levelsOf(document);
  const fixed = await fixFile(file, {
    ...settings,
    profile,
    isWanted: (finding) => isOfRule(finding) && level(finding) !== undefined,
  });
  return fixed.edits;
}

async function fixSource(
  given: SourceDocument,
  isWanted: (problem: EditorProblem) => boolean,
): Promise<readonly Edit[]> {
  const { edits } = await correctText(given.content, async (content) => {
    const document = await openDocument({ ...given, content }, given.settings);
    const problems = document === undefined ? [] : findProblems(document);
    return problems.filter(isWanted).flatMap(({ fix }) => fix ?? []);
  });
  return edits;
}

type LevelOf = (finding: Pick<Finding, 'code' | 'severity'>) => RuleLevel | undefined;

/** Notes are shown only where somebody asks for them. */
function levelsOf({ settings: { levelOf } }: EditorDocument): LevelOf {
  const own: LevelOf = levelOf ?? (({ severity }) => (severity === 'note' ? undefined : severity));
  return (finding) => (OF_BYTES.has(finding.code) ? undefined : own(finding));
}
