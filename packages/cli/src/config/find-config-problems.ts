import { findInFile, type PlanOptions } from '@fucina/config-text';
import { findingSentence } from '../finding-sentences.ts';
import type { Language } from '../language.ts';
import type { TextReader } from '../problems/find-problems.ts';
import type { LookedAt } from '../problems/looked-at.ts';
import { MAX_LINE_TEXT, type Place, type Problem } from '../problems/problem.ts';
import { levelOf, type WantedProblems } from '../rules/wanted-levels.ts';
import type { OpenedConfig } from './open-config.ts';

export interface ConfigCheck extends TextReader {
  readonly decisionOf?: PlanOptions['decisionOf'];
  readonly looked: LookedAt;
  readonly wanted: WantedProblems;
}

/** What is wrong in a config file, in sentences. */
export function findConfigProblems(
  name: string,
  { file, profile }: OpenedConfig,
  { looked, wanted, ...options }: ConfigCheck,
  language: Language,
): Problem[] {
  const lineTextFrom = (start: number) =>
    /^[^\r\n]*/.exec(file.content.slice(start, start + MAX_LINE_TEXT))?.[0] ?? '';
  const { found, texts, settings } = findInFile(name, file, profile, {
    ...options,
    isWanted: (finding) => levelOf(finding, wanted) !== undefined,
  });
  looked.addStrings({ texts, settings });
  return found.map((each) => {
    const { from, to, fix } = each;
    const isElsewhere = fix && (fix.from !== from || fix.to !== to);
    return {
      file: name,
      ...placeOf(each),
      level: each.severity,
      rule: each.code,
      lineText: lineTextFrom(from - each.column + 1),
      message: findingSentence(each, language),
      ...(fix && { fix: fix.insert }),
      ...(isElsewhere && { fixAt: placeOf(fix) }),
    };
  });
}

function placeOf({ line, column, endLine, endColumn }: Place): Place {
  return { line, column, endLine, endColumn };
}
