import {
  classifyString,
  diagnoseFile,
  diagnoseText,
  findIgnored,
  OWN_TEXT_RULES,
  type OwnTextRule,
  type PlanOptions,
  type TextFinding,
} from '@fucina/config-text';
import {
  type FileProblem,
  type FileText,
  LineIndex,
  type Range,
  sourceRange,
} from '@fucina/config-text/file';
import { fillIn } from '@fucina/site/words';
import type { CheckedVersions } from '../check/find-problems.ts';
import { MOST_LINE_TEXT, type Problem } from '../check/problem.ts';
import type { Language } from '../language.ts';
import { siteWordsOf } from '../site-words.ts';
import type { OpenedConfig } from './open-config.ts';
import { FILE_RULES, TEXT_RULES } from './rule-sentences.ts';

export interface ConfigCheck extends CheckedVersions {
  readonly decisionOf?: PlanOptions['decisionOf'];
}

/** What is wrong in a config file: how it is written, and its texts as its plugin reads them. */
export function findConfigProblems(
  name: string,
  { file, profile }: OpenedConfig,
  { decisionOf, ...versions }: ConfigCheck,
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
    const { rule, level, detail, fix } = problem;
    return {
      file: name,
      ...placed(problem),
      level,
      rule,
      lineText: lineTextOf(problem.from),
      message: language.say(FILE_RULES[rule], { detail }),
      ...(fix && { fix: fix.insert, fixAt: placed(fix) }),
    };
  };
  const ofText = (text: FileText, found: TextFinding): Problem => {
    const range = sourceRange(file, text, found) ?? text;
    const fix =
      found.suggestion === undefined
        ? undefined
        : file.spelling.encode(found.suggestion, text, () => true);
    return {
      file: name,
      ...placed(range),
      level: found.level,
      rule: found.rule,
      lineText: lineTextOf(range.from),
      message: sentenceOf(found, language),
      ...(fix !== undefined && { fix }),
    };
  };
  const texts = file.texts.filter(
    ({ path, value }) =>
      classifyString({ path, value, isString: true }, profile, decisionOf?.(path)).kind !==
      'setting',
  );
  const problems = [
    ...file.problems.map(ofFile),
    ...diagnoseFile(name, file, profile).map(ofFile),
    ...texts.flatMap((text) =>
      diagnoseText(text.value, profile, versions).map((found) => ofText(text, found)),
    ),
  ];
  return problems
    .filter(({ rule, line }) => !isIgnored(rule, line))
    .sort((one, other) => one.line - other.line || one.column - other.column);
}

function sentenceOf({ rule, name, detail }: TextFinding, language: Language): string {
  const { say } = language;
  const { markup } = siteWordsOf(language).ui;
  if (rule === 'profile/not-read-here') return say(FILE_RULES[rule]);
  const code = rule.slice('text/'.length);
  if (isOwnRule(code)) return say(TEXT_RULES[code], { detail });
  return fillIn(markup[code as keyof typeof markup], { name, detail });
}

function isOwnRule(code: string): code is OwnTextRule {
  return Object.hasOwn(OWN_TEXT_RULES, code);
}
