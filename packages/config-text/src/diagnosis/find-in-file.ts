import type { TextPlace, TextRange } from '@fucina/minecraft-text/text-problem';
import type { FileProblem, FileText, OpenedFile } from '../file/open-file.ts';
import { sourceRanges } from '../file/open-file.ts';
import type { Edit } from '../formats/format.ts';
import { LineIndex } from '../formats/line-index.ts';
import { findIgnored } from '../ignores/find-ignored.ts';
import type { PlanOptions } from '../plan/plan-folder.ts';
import type { Profile } from '../profiles/profile.ts';
import type { Rule } from '../rules/rules.ts';
import { classifyString } from '../texts/classify-string.ts';
import { diagnoseFile, problemsFor } from './diagnose-file.ts';
import { type DiagnoseTextOptions, diagnoseText, type TextFinding } from './diagnose-text.ts';
import type { TextMemory } from './text-memory.ts';

export type Finding = FileProblem | TextFinding;

export interface PlacedRange extends TextRange, TextPlace {
  readonly endLine: number;
  readonly endColumn: number;
}

/** Something to look at in a file. Offsets are those of the file's content. */
export interface FoundInFile extends PlacedRange, Omit<TextFinding, 'code' | 'fix'> {
  readonly code: Rule;
  /** As it is written in the file: it may replace another range. */
  readonly fix?: Edit & PlacedRange;
}

export interface FileFindings {
  readonly found: readonly FoundInFile[];
  /** How many strings of the file are texts, and how many are not. */
  readonly texts: number;
  readonly settings: number;
}

export interface FindInFileOptions extends Omit<DiagnoseTextOptions, 'path'> {
  readonly decisionOf?: PlanOptions['decisionOf'];
  /** Where a problem is takes longer than to see that nobody wants to know of it. */
  readonly isWanted?: (finding: Finding) => boolean;
  /** Of the last time. */
  readonly memory?: TextMemory | undefined;
}

/** What is wrong in a config file: how it is written, and its texts as its plugin reads them; sorted by place. */
export function findInFile(
  path: string,
  file: OpenedFile,
  profile: Profile,
  { decisionOf, isWanted = () => true, memory, ...reader }: FindInFileOptions = {},
): FileFindings {
  const lines = new LineIndex(file.content);
  const isIgnored = findIgnored(file);
  const placeOf = ({ from, to }: TextRange): PlacedRange => {
    const { line: endLine, column: endColumn } = lines.placeOf(to);
    return { from, to, ...lines.placeOf(from), endLine, endColumn };
  };
  const placed = ({ fix: _, ...finding }: Finding, range: TextRange, fix?: Edit): FoundInFile => ({
    ...finding,
    ...placeOf(range),
    ...(fix && { fix: { ...placeOf(fix), insert: fix.insert } }),
  });
  const look = ({ path: keys, value }: FileText) => {
    const string = { path: keys, value, isString: true };
    const { kind } = classifyString(string, profile, decisionOf?.(keys));
    return kind === 'setting' ? undefined : diagnoseText(value, profile, { ...reader, path: keys });
  };
  memory?.begin(profile, reader);
  let texts = 0;
  const ofFile = [...problemsFor(file, profile), ...diagnoseFile(path, file, profile)];
  const found = [
    ...ofFile.filter(isWanted).map((problem) => placed(problem, problem, problem.fix)),
    ...file.texts.flatMap((text) => {
      const findings = memory ? memory.findingsOf(text, () => look(text)) : look(text);
      if (findings === undefined) return [];
      texts += 1;
      const wanted = findings.filter(isWanted);
      if (wanted.length === 0) return [];
      const rangeOf = sourceRanges(file, text);
      return wanted.map((finding) => {
        const range = rangeOf(finding);
        const { fix } = finding;
        const insert = fix === undefined ? fix : file.spelling.encode(fix, text, () => true);
        const { from, to } = range;
        return placed(finding, range, insert === undefined ? insert : { from, to, insert });
      });
    }),
  ];
  return {
    found: found
      .filter(({ code, line }) => !isIgnored(code, line))
      .sort((one, other) => one.line - other.line || one.column - other.column),
    texts,
    settings: file.texts.length - texts,
  };
}
