import type { Problem } from '../problems/problem.ts';
import type { Report } from './report.ts';

/** A list of the problems. */
export function jsonReport(): Report {
  let isFirst = true;
  return {
    begin: '[',
    problem({ lineText: _, ...problem }: Problem) {
      const separator = isFirst ? '\n' : ',\n';
      isFirst = false;
      return `${separator}  ${JSON.stringify(problem)}`;
    },
    end: () => (isFirst ? ']\n' : '\n]\n'),
  };
}
