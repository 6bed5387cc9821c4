import {
  classifyString,
  diagnoseFile,
  diagnoseText,
  OWN_TEXT_RULES,
  type OwnTextRule,
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
import type { Problem } from '../check/find-problems.ts';
import type { Language } from '../language.ts';
import { siteWordsOf } from '../site-words.ts';
import type { OpenedConfig } from './open-config.ts';
import { FILE_RULES, TEXT_RULES } from './rule-sentences.ts';

const SEVERITIES = { error: 'error', warning: 'warning', note: 'hint' } as const;

/** What is wrong in a config file: how it is written, and its texts as its plugin reads them. */
export function findConfigProblems(
  name: string,
  { file, profile }: OpenedConfig,
  language: Language,
): Problem[] {
  const lines = new LineIndex(file.content);
  const placed = ({ from, to }: Range) => {
    const { line: endLine, column: endColumn } = lines.placeOf(to);
    return { ...lines.placeOf(from), endLine, endColumn };
  };
  const ofFile = (problem: FileProblem): Problem => {
    const { rule, level, detail, fix } = problem;
    return {
      file: name,
      ...placed(problem),
      severity: SEVERITIES[level],
      code: rule,
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
      severity: SEVERITIES[found.level],
      code: found.rule,
      message: sentenceOf(found, language),
      ...(fix !== undefined && { fix }),
    };
  };
  const texts = file.texts.filter(
    ({ path, value }) =>
      classifyString({ path, value, isString: true }, profile).kind !== 'setting',
  );
  const problems = [
    ...file.problems.map(ofFile),
    ...diagnoseFile(name, file, profile).map(ofFile),
    ...texts.flatMap((text) =>
      diagnoseText(text.value, profile).map((found) => ofText(text, found)),
    ),
  ];
  return problems.sort((one, other) => one.line - other.line || one.column - other.column);
}

function sentenceOf({ rule, name, detail }: TextFinding, language: Language): string {
  const { say } = language;
  const { markup } = siteWordsOf(language).ui;
  if (rule === 'profile/not-read-here') return say('rule_not_read_here');
  const code = rule.slice('text/'.length);
  if (isOwnRule(code)) return say(TEXT_RULES[code], { detail });
  return fillIn(markup[code as keyof typeof markup], { name, detail });
}

function isOwnRule(code: string): code is OwnTextRule {
  return Object.hasOwn(OWN_TEXT_RULES, code);
}
