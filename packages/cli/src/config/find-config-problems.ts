import {
  classifyString,
  diagnoseFile,
  diagnoseText,
  findIgnored,
  type PlanOptions,
  problemsFor,
  type TextFinding,
} from '@fucina/config-text';
import {
  type FileProblem,
  type FileText,
  LineIndex,
  type Range,
  sourceRange,
} from '@fucina/config-text/file';
import type { TextReader } from '../check/find-problems.ts';
import type { LookedAt } from '../check/looked-at.ts';
import { MOST_LINE_TEXT, type Problem } from '../check/problem.ts';
import type { Language } from '../language.ts';
import { levelOf, type WantedProblems } from '../rules/wanted-levels.ts';
import { findingSentence } from './finding-sentences.ts';
import type { OpenedConfig } from './open-config.ts';

export interface ConfigCheck extends TextReader {
  readonly decisionOf?: PlanOptions['decisionOf'];
  readonly looked: LookedAt;
  readonly wanted: WantedProblems;
}

/** What is wrong in a config file: how it is written, and its texts as its plugin reads them. */
export function findConfigProblems(
  name: string,
  { file, profile }: OpenedConfig,
  { decisionOf, looked, wanted, ...reader }: ConfigCheck,
  language: Language,
): Problem[] {
  const lines = new LineIndex(file.content);
  const isIgnored = findIgnored(file);
  const placed = ({ from, to }: Range) => {
    const { line: endLine, column: endColumn } = lines.placeOf(to);
    return { ...lines.placeOf(from), endLine, endColumn };
  };
  const lineTextOf = (offset: number) => {
    const start = lines.startOf(lines.lineOf(offset));
    return /^[^\r\n]*/.exec(file.content.slice(start, start + MOST_LINE_TEXT))?.[0] ?? '';
  };
  const ofFile = (problem: FileProblem): Problem => {
    const { rule, level, fix } = problem;
    return {
      file: name,
      ...placed(problem),
      level,
      rule,
      lineText: lineTextOf(problem.from),
      message: findingSentence(problem, language),
      ...(fix && { fix: fix.insert, fixAt: placed(fix) }),
    };
  };
  const ofText = (text: FileText, found: TextFinding): Problem => {
    const range = sourceRange(file, text, found) ?? text;
    const fix =
      found.fix === undefined ? undefined : file.spelling.encode(found.fix, text, () => true);
    return {
      file: name,
      ...placed(range),
      level: found.level,
      rule: found.rule,
      lineText: lineTextOf(range.from),
      message: findingSentence(found, language),
      ...(fix !== undefined && { fix }),
    };
  };
  const texts = file.texts.filter(
    ({ path, value }) =>
      classifyString({ path, value, isString: true }, profile, decisionOf?.(path)).kind !==
      'setting',
  );
  looked.addStrings({ texts: texts.length, settings: file.texts.length - texts.length });
  // Where a problem is, and in which words, takes longer than to see that nobody wants to know of it.
  const isWanted = (found: FileProblem | TextFinding) => levelOf(found, wanted) !== undefined;
  const problems = [
    ...problemsFor(file, profile).filter(isWanted).map(ofFile),
    ...diagnoseFile(name, file, profile).filter(isWanted).map(ofFile),
    ...texts.flatMap((text) =>
      diagnoseText(text.value, profile, { ...reader, path: text.path })
        .filter(isWanted)
        .map((found) => ofText(text, found)),
    ),
  ];
  return problems
    .filter(({ rule, line }) => !isIgnored(rule, line))
    .sort((one, other) => one.line - other.line || one.column - other.column);
}
